import cards from "$messages/es/cards.ftl";
import errors from "$messages/es/errors.ftl";
import events from "$messages/es/events.ftl";
import fairness from "$messages/es/fairness.ftl";
import network from "$messages/es/network.ftl";
import page from "$messages/es/page.ftl";
import questions from "$messages/es/questions.ftl";
import reasons from "$messages/es/reasons.ftl";
import settings from "$messages/es/settings.ftl";
import shared from "$messages/es/terminal.ftl";

export default [cards, events, questions, reasons, settings, network, errors, fairness, shared, page];
