/** Why a table refuses something: the codes are those of the server (server/core/refusals.py), so each has a sentence. */

export type Refusal =
  | "illegal"
  | "late"
  | "grace"
  | "not-seated"
  | "not-joined"
  | "no-token"
  | "only-host"
  | "not-now"
  | "seat-taken"
  | "seat-empty"
  | "no-seat"
  | "no-person"
  | "no-bot"
  | "too-few"
  | "too-many"
  | "table-full"
  | "no-table"
  | "bad-name"
  | "bad-rules"
  | "bad-message"
  | "no-chat"
  | "nothing-said"
  | "not-in-shuffle"
  | "busy"
  | "not-saved"
  | "hello-first"
  | "old-version"
  | "paused"
  | "muted"
  | "banned"
  | "damaged";

/** A command is refused and nothing has changed. `reason` is the rule that forbids it, `facts` complete its sentence. */
export class RefusedError extends Error {
  constructor(
    readonly code: Refusal,
    readonly reason = "",
    readonly facts: Record<string, string> = {},
  ) {
    super(code);
  }
}

/** A move must wait: somebody owes UNO, and the time to say it or to catch has not run out. */
export class HeldError extends Error {
  constructor(readonly until: number) {
    super("held");
  }
}

export function refuse(code: Refusal, reason = "", facts: Record<string, string> = {}): never {
  throw new RefusedError(code, reason, facts);
}
