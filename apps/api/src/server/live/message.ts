/** One message of the channel `live`: `{ to, event, … }` as any process publishes it in its own transaction. */
export interface Message {
  /** The sockets that hear it. */
  readonly room: string;
  readonly event: string;
  /** All fields besides `to` and `event`. */
  readonly data: Readonly<Record<string, unknown>>;
}

const kinds = ['user', 'role', 'session', 'right', 'table', 'conversation', 'batch'] as const;

/** `'all'`, a user's id, or one of `{ user }`, `{ role }`, `{ session }`, `{ right }`, `{ table }`, `{ conversation }`, `{ batch }`; undefined for anything else. */
const roomOf = (to: unknown): string | undefined => {
  if (to === 'all') return to;
  if (typeof to === 'number') return `user:${to}`;
  if (typeof to !== 'object' || to === null) return undefined;
  for (const kind of kinds) {
    const who = (to as Readonly<Record<string, unknown>>)[kind];
    if (typeof who === 'number' || typeof who === 'string') return `${kind}:${who}`;
  }
  return undefined;
};

/** Reads a payload; undefined when it is no message, for the channel is open to anyone who may connect to the database. */
export const readMessage = (payload: string | undefined): Message | undefined => {
  try {
    const { to, event, ...data } = JSON.parse(payload ?? '') as Readonly<Record<string, unknown>>;
    const room = roomOf(to);
    return room !== undefined && typeof event === 'string' ? { room, event, data } : undefined;
  } catch {
    return undefined;
  }
};
