import { useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';

/** A form that differs from the loaded values. */
export interface UnsavedWork {
  /** Saves it; resolves with false when it could not be saved and the person must look at it. Absent: it can only be discarded. */
  readonly save?: () => Promise<boolean>;
  /** Discards its draft. */
  readonly discard?: () => void;
  /** Whether a draft of it is kept as its form goes. */
  readonly isKept?: () => boolean;
}

interface Leaving {
  readonly works: ReadonlySet<UnsavedWork>;
  /** What waits for the person's answer. */
  readonly pendingLeave: { readonly leave: () => void; readonly stay: () => void; readonly keeps?: true } | undefined;
}

export const useLeaving = create<Leaving>(() => ({ works: new Set(), pendingLeave: undefined }));

/** Whether any form in the page holds what is not saved. */
export const isDirty = (): boolean => useLeaving.getState().works.size > 0;

/** What would become of the work in the page's forms if they went: there is `none`, drafts of all of it are `kept`, or some would be `lost`. */
export const openWork = (): 'none' | 'kept' | 'lost' => {
  const works = [...useLeaving.getState().works];
  if (works.length === 0) return 'none';
  return works.every((work) => work.isKept?.()) ? 'kept' : 'lost';
};

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const change = (works: ReadonlySet<UnsavedWork>): void => {
  useLeaving.setState({ works });
  if (works.size > 0) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
};

const forget = (work: UnsavedWork | undefined): void =>
  change(new Set([...useLeaving.getState().works].filter((each) => each !== work)));

/**
 * Tells the page that a form is dirty, as long as it is; navigation, sign-out and closing the tab then ask first. Answers a
 * function that takes the form off at once, for the moment between a save and the navigation that follows it. `kept`: a draft of it is kept as it goes.
 */
export const useUnsaved = (
  dirty: boolean,
  save?: () => Promise<boolean>,
  discard?: () => void,
  kept = false,
): (() => void) => {
  const latest = useRef({ save, discard, kept });
  const own = useRef<UnsavedWork>(undefined);
  useEffect(() => {
    latest.current = { save, discard, kept };
  });
  const canSave = save !== undefined;
  useEffect(() => {
    if (!dirty) return undefined;
    const work: UnsavedWork = {
      ...(canSave && { save: async () => (await latest.current.save?.()) ?? false }),
      discard: () => latest.current.discard?.(),
      isKept: () => latest.current.kept,
    };
    own.current = work;
    change(new Set([...useLeaving.getState().works, work]));
    return () => forget(work);
  }, [dirty, canSave]);
  return useCallback(() => forget(own.current), []);
};

const ask = (how: { readonly keeps?: true }): Promise<boolean> =>
  isDirty()
    ? new Promise((resolve) =>
        useLeaving.setState({ pendingLeave: { ...how, leave: () => resolve(true), stay: () => resolve(false) } }),
      )
    : Promise.resolve(true);

/** Asks about unsaved work, if there is any; resolves with false when the person stays. */
export const mayLeave = (): Promise<boolean> => ask({});

/** As `mayLeave`, ahead of what a person may still call off: what is not saved stays until then. */
export const mayLose = (): Promise<boolean> => ask({ keeps: true });

/** Forgets all work: it is discarded with its draft, or has been saved. */
export const dropUnsaved = (): void => {
  for (const work of useLeaving.getState().works) work.discard?.();
  change(new Set());
};
