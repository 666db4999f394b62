// Made from close_codes.py and protocol/ by `make generated`; do not edit.

export const CLOSE_CODES = {
  TOO_LONG: 1009,
  FAILURE: 1011,
  RESTARTING: 1012,
  TRY_AGAIN: 1013,
  BAD_MESSAGE: 4400,
  FOREIGN_ORIGIN: 4403,
  NO_SUCH_TABLE: 4404,
  NO_HELLO: 4408,
  BANNED: 4409,
  LAN_CLOSED: 4410,
  SLOW_READER: 4413,
  TOO_MANY_MESSAGES: 4429,
  SERVER_FULL: 4503,
};

/** Those after which coming back makes no sense. */
export const FINAL_CLOSE_CODES: ReadonlySet<number> = new Set([1009, 4400, 4403, 4404, 4409, 4410]);

/** What the code of a table is made of; it has 8 letters. */
export const CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
