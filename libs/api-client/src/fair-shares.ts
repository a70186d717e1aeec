/** Maximum number of concurrent requests of one owner. A browser has six to a server, so one is left for the others. */
const most = 5;

/** Lets each owner have so many requests on their way; the others of this owner wait in their order. */
export const fairShares = () => {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  const leave = (owner: string): void => {
    const next = waiting.get(owner)?.shift();
    // The place goes to the next one; with the last one it ends.
    if (next) next();
    else running.set(owner, (running.get(owner) ?? 1) - 1);
  };
  /** Resolves with what ends the request when it may begin. */
  return async (owner: string): Promise<() => void> => {
    const count = running.get(owner) ?? 0;
    if (count < most) running.set(owner, count + 1);
    else await new Promise<void>((begin) => waiting.set(owner, [...(waiting.get(owner) ?? []), begin]));
    return () => leave(owner);
  };
};
