/**
 * Facts: what the log of a table says, one for each thing that was decided (server/core/facts.py).
 *
 * They have the same tags and keys as on the server. What is left out has its default, so that a row is as short here as there.
 */
import type { NewTable, Pace } from "../generated/protocol";

export type BotPace = NonNullable<NewTable["bot_pace"]>;
export type Mover = "person" | "bot" | "clock";

export interface Opened {
  k: "opened";
  rules: string;
  seats: number;
  pace: Pace;
  name: string;
  /** SHA-256 of the token; so in all facts. */
  token: string;
  /** From it the secrets of all deals are derived. */
  root: string;
  public?: boolean;
  chat?: boolean;
  grace?: number;
  catching?: number;
  leaving?: number;
  bots?: string[];
}

export interface Changed {
  k: "changed";
  rules: string;
  seats: number;
  pace: Pace;
  chat: boolean;
  grace: number;
  catching: number;
  leaving: number;
}

export type AnyFact =
  | Opened
  | Changed
  | { k: "joined"; name: string; token: string; person?: number; origin?: string }
  | { k: "sat"; person: number; seat: number }
  | { k: "stood"; person: number }
  | { k: "seated"; seat: number; level: string }
  | { k: "removed"; seat: number }
  | { k: "handed"; person: number }
  | { k: "listed"; public: boolean }
  | { k: "assisted"; seat: number; uno: boolean; time: boolean }
  | { k: "started"; deals?: number }
  | { k: "wanted" }
  | { k: "committed"; seat: number; value: string }
  | { k: "sealed" }
  | { k: "aborted" }
  | { k: "given"; seat: number; value: string }
  | { k: "dealt" }
  | { k: "moved"; seat: number; move: string; by?: Mover }
  | { k: "back"; person: number; process: string }
  | { k: "left"; person: number; crashed?: boolean }
  | { k: "said"; person: number; phrase?: string; text?: string }
  | { k: "rematched" }
  | { k: "replaced"; seat: number; level?: string }
  | { k: "dismissed"; person: number; name: string; banned?: boolean }
  | { k: "unbanned"; ban: number; key?: boolean }
  | { k: "forgotten"; person: number; name?: string }
  | { k: "muted"; person: number }
  | { k: "unmuted"; person: number }
  | { k: "paused" }
  | { k: "resumed" }
  | { k: "paced"; bots: BotPace }
  | { k: "tapped"; person: number; decision: number }
  /** Only at a table on this device: the last `moves` moves of the round did not happen. */
  | { k: "taken-back"; moves: number };

export type FactOf<K extends AnyFact["k"]> = Extract<AnyFact, { k: K }>;
