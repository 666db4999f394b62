import cards from "$messages/en/cards.ftl";
import errors from "$messages/en/errors.ftl";
import events from "$messages/en/events.ftl";
import fairness from "$messages/en/fairness.ftl";
import network from "$messages/en/network.ftl";
import page from "$messages/en/page.ftl";
import questions from "$messages/en/questions.ftl";
import reasons from "$messages/en/reasons.ftl";
import settings from "$messages/en/settings.ftl";
import shared from "$messages/en/terminal.ftl";

export default [cards, events, questions, reasons, settings, network, errors, fairness, shared, page];
