const open = new Set<Promise<unknown>>();

/** Notes work that a sign-out must wait for, such as a draft on its way. It never rejects. */
export const lastWork = (work: Promise<unknown>): void => {
  open.add(work);
  void work.finally(() => open.delete(work));
};

/** Resolves once nothing that was noted is on its way. */
export const lastWorkDone = (): Promise<unknown> => Promise.all(open);
