// Made from text/messages/*/common.ftl by `make generated`; do not edit.

import type { Language } from "./choices";

/** The names of bots, in the order in which they are called. */
export const BOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["Fox", "Heron", "Otter", "Badger", "Crane", "Hare", "Owl", "Lynx", "Wren", "Moth"],
  fr: ["Renard", "Héron", "Loutre", "Blaireau", "Grue", "Lièvre", "Hibou", "Lynx", "Roitelet", "Phalène"],
  es: ["Zorro", "Garza", "Nutria", "Tejón", "Grulla", "Liebre", "Búho", "Lince", "Colibrí", "Polilla"],
  it: ["Volpe", "Garzetta", "Lontra", "Tasso", "Gru", "Lepre", "Gufo", "Lince", "Scricciolo", "Falena"],
  pt: ["Raposa", "Garça", "Lontra", "Texugo", "Grou", "Lebre", "Coruja", "Lince", "Pardal", "Mariposa"],
};
