import { useEffect, useRef, useState } from 'react';
import { choose, usePreferences } from '@lectern/auth';
import type { Arrangement } from './arrangement';

const none: Arrangement = {};
/** A person who draws at a width or moves a column thrice makes one request. */
const pause = 400;

/** A screen's columns as this person has arranged them; a change is seen at once and kept with the person a moment later. */
export const useArrangement = (screen: string): readonly [Arrangement, (next: Arrangement) => void] => {
  const kept = usePreferences().columns?.[screen] ?? none;
  const [own, setOwn] = useState<Arrangement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef<Arrangement>(undefined);
  const keep = (): void => {
    clearTimeout(timer.current);
    if (unkept.current === undefined) return;
    void choose({ columns: { [screen]: unkept.current } });
    unkept.current = undefined;
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => latest.current(), [screen]);
  const arrange = (next: Arrangement): void => {
    setOwn(next);
    unkept.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), pause);
  };
  return [own ?? kept, arrange];
};
