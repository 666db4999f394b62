import cards from "$messages/fr/cards.ftl";
import errors from "$messages/fr/errors.ftl";
import events from "$messages/fr/events.ftl";
import fairness from "$messages/fr/fairness.ftl";
import network from "$messages/fr/network.ftl";
import page from "$messages/fr/page.ftl";
import questions from "$messages/fr/questions.ftl";
import reasons from "$messages/fr/reasons.ftl";
import settings from "$messages/fr/settings.ftl";
import shared from "$messages/fr/terminal.ftl";

export default [cards, events, questions, reasons, settings, network, errors, fairness, shared, page];
