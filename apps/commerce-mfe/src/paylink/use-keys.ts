import { useEffect, useRef } from 'react';

/** Runs an action by one letter, while nobody types and no dialog is open. */
export const useKeys = (actions: Readonly<Record<string, (() => void) | undefined>>): void => {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions), [actions]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      if (target?.closest('input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('[role="dialog"]')) return;
      const action = latest.current[event.key.toUpperCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
