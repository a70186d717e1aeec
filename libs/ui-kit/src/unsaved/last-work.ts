const open = new Set<Promise<unknown>>();

/** Notes work that a sign-out must wait for, such as a draft on its way. It never rejects. */
export const lastWork = (work: Promise<unknown>): void => {
  open.add(work);
  void work.finally(() => open.delete(work));
};

/** Resolves once nothing that was noted is on its way; with a limit after so many ms at the latest, so that work that hangs holds nobody up. */
export const lastWorkDone = (limitMs?: number): Promise<unknown> => {
  const done = Promise.all(open);
  if (limitMs === undefined) return done;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => (clock = setTimeout(resolve, limitMs)));
  return Promise.race([done, limit]).finally(() => clearTimeout(clock));
};
