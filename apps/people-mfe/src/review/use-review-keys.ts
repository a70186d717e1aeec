import { useEffect, useRef } from 'react';
import { keys } from '../texts/review';

export type ReviewKey = keyof typeof keys;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** The queue's keys, while nobody types and no dialog is open. */
export const useReviewKeys = (act: (key: ReviewKey) => void): void => {
  const latest = useRef(act);
  useEffect(() => void (latest.current = act), [act]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const found = (Object.keys(keys) as ReviewKey[]).find((name) => keys[name] === event.key.toUpperCase());
      if (!found) return;
      event.preventDefault();
      latest.current(found);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
