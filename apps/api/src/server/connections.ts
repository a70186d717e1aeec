/** How long a connection may take before it is closed, in ms. */
export interface ConnectionLimits {
  /** For the head of a request; Node takes the shorter of both for it. */
  readonly headMs: number;
  /** For a whole request, its body included. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly silenceMs: number;
  /** How often requests that take too long are looked for. */
  readonly checkMs: number;
  /** For a file that is on its way when the server stops. */
  readonly partingMs: number;
}

/** 20 MB to import take 5 minutes on a line of half a megabit a second. */
export const connectionLimits: ConnectionLimits = {
  headMs: 60_000,
  requestMs: 300_000,
  silenceMs: 60_000,
  checkMs: 30_000,
  partingMs: 5_000,
};
