import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@lectern/auth';
import { dropDraft, keepDraft, readDraft, type DraftPlace, type Kept } from './draft-server';
import { isWorthOffering, keptOf, returning } from './returning';

/** A draft is kept this long after the last change, in ms. */
const pause = 2000;

interface Options<Values extends object> {
  /** The form's name; without one no draft is kept. */
  readonly form: string | undefined;
  /** The record as it was loaded; none for a new one. */
  readonly row: unknown;
  readonly base: Values;
  readonly values: Values;
  readonly dirty: boolean;
}

const numberIn = (row: unknown, name: 'id' | 'version'): number => {
  const value = typeof row === 'object' && row !== null && name in row ? (row as Record<string, unknown>)[name] : 0;
  return typeof value === 'number' ? value : 0;
};

/** Where this form's draft belongs. None is kept while somebody acts for the person: it would be neither's own. */
const usePlace = (form: string | undefined, entityId: number): DraftPlace | undefined => {
  const userId = useSession(({ document }) => (document && !document.impersonating ? document.user.id : undefined));
  return useMemo(
    () => (form === undefined || userId === undefined ? undefined : { userId, form, entityId }),
    [userId, form, entityId],
  );
};

/**
 * Keeps what is in a form as a draft, two seconds after the last change, and finds the one that was left. Nothing is kept while one
 * waits for its answer, so that it is not written over.
 */
export const useDraft = <Values extends object>({ form, row, base, values, dirty }: Options<Values>) => {
  const place = usePlace(form, numberIn(row, 'id'));
  const version = numberIn(row, 'version');
  const [found, setFound] = useState<Kept>();
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ base, values });
  // Whether the API may hold one, and whether it matches this form; a dropped draft is not kept again as the form goes.
  const state = useRef<{ isThere: boolean; isOurs: boolean; dropped?: Values; keep?: () => void }>({
    isThere: false,
    isOurs: false,
  });
  useEffect(() => {
    latest.current = { base, values };
  });

  useEffect(() => {
    if (!place) return undefined;
    const own = state.current;
    let isGone = false;
    own.isThere = true;
    const show = (kept: Kept | undefined): void => {
      if (isGone) return;
      own.isThere = kept !== undefined;
      if (kept && isWorthOffering(returning(kept.body, latest.current.base))) setFound(kept);
      else setOpen(true);
    };
    readDraft(place).then(show, () => isGone || setOpen(true));
    return () => {
      isGone = true;
    };
  }, [place]);

  const drop = useCallback((): void => {
    const own = state.current;
    own.dropped = latest.current.values;
    setFound(undefined);
    setOpen(true);
    if (place && own.isThere) void dropDraft(place);
    own.isThere = own.isOurs = false;
  }, [place]);

  useEffect(() => {
    const own = state.current;
    if (!place || !isOpen) return undefined;
    if (!dirty) {
      // Saved, or typed back by hand: there is nothing left to keep.
      delete own.keep;
      if (own.isOurs) drop();
      return undefined;
    }
    own.keep = () => {
      delete own.keep;
      if (own.dropped === values) return;
      own.isThere = own.isOurs = true;
      void keepDraft(place, version, { base: keptOf(latest.current.base), values: keptOf(values) });
    };
    const timer = setTimeout(() => own.keep?.(), pause);
    return () => clearTimeout(timer);
  }, [place, isOpen, dirty, values, version, drop]);

  useEffect(() => {
    const own = state.current;
    const keep = (): void => own.keep?.();
    // A person who leaves now is not asked to wait. An editor may write out its text with the first of these, so the second has it.
    addEventListener('beforeunload', keep);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('beforeunload', keep);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return {
    /** The draft that waits for an answer. */
    found,
    /** After it was taken into the form: what is typed from now on takes its place. */
    taken: useCallback((): void => {
      state.current.isOurs = true;
      setFound(undefined);
      setOpen(true);
    }, []),
    /** After a save, or because nobody wants it. */
    drop,
    /** Whether what is in the form is kept as it goes: not without a place for it, and not while another draft waits for its answer. */
    isKept: place !== undefined && isOpen,
  };
};
