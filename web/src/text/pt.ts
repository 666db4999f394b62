import cards from "$messages/pt/cards.ftl";
import errors from "$messages/pt/errors.ftl";
import events from "$messages/pt/events.ftl";
import fairness from "$messages/pt/fairness.ftl";
import network from "$messages/pt/network.ftl";
import page from "$messages/pt/page.ftl";
import questions from "$messages/pt/questions.ftl";
import reasons from "$messages/pt/reasons.ftl";
import settings from "$messages/pt/settings.ftl";
import shared from "$messages/pt/terminal.ftl";

export default [cards, events, questions, reasons, settings, network, errors, fairness, shared, page];
