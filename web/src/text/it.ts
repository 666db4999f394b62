import cards from "$messages/it/cards.ftl";
import errors from "$messages/it/errors.ftl";
import events from "$messages/it/events.ftl";
import fairness from "$messages/it/fairness.ftl";
import network from "$messages/it/network.ftl";
import page from "$messages/it/page.ftl";
import questions from "$messages/it/questions.ftl";
import reasons from "$messages/it/reasons.ftl";
import settings from "$messages/it/settings.ftl";
import shared from "$messages/it/terminal.ftl";

export default [cards, events, questions, reasons, settings, network, errors, fairness, shared, page];
