import { useEffect, useRef, useState } from 'react';
import type { PaylinkRow } from '@lectern/contract/commerce';
import { announce } from '@lectern/ui-kit';
import * as texts from '../texts/paylink-links';
import { linkState } from './link-state';
import { changedLinks } from './marked';

/** Time that a change is marked, and the least time between two announcements, in ms. */
const markedFor = 5_000;

/** The links that have just changed; each change is announced too, at most one in five seconds. */
export const useMarked = (links: readonly PaylinkRow[] | undefined): ReadonlySet<number> => {
  const before = useRef<readonly PaylinkRow[]>(undefined);
  const saidAt = useRef(0);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!links) return undefined;
    const changes = changedLinks(before.current, links);
    before.current = links;
    const [first] = changes;
    if (!first) return undefined;
    const now = Date.now();
    setMarked(new Set(changes.map(({ id }) => id)));
    if (now - saidAt.current >= markedFor) {
      saidAt.current = now;
      announce(texts.moved(first.personName, linkState(first, now).text));
    }
    return undefined;
  }, [links]);
  useEffect(() => {
    if (marked.size === 0) return undefined;
    const timer = setTimeout(() => setMarked(new Set()), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
};
