import { useCallback, useEffect, useRef, useState } from 'react';
import { choose, usePreferences } from './preferences';
import { narrow, useMedia } from './use-media';

/** A chart or a table measures itself again once the sidebar has come to rest, in ms after the toggle. */
const settled = 300;

export interface Sidebar {
  /** A column in full, a column of icons, over the page, or hidden. */
  readonly is: 'expanded' | 'collapsed' | 'over' | 'hidden';
  readonly toggle: () => void;
  /** Takes it away where it is over the page. */
  readonly close: () => void;
}

/** Expanded or collapsed is the person's choice and kept; below 992 px it is hidden until opened over the page. */
export const useSidebar = (): Sidebar => {
  const { sidebar = 'expanded' } = usePreferences();
  const isNarrow = useMedia(narrow);
  const [over, setOver] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setOver(false), [isNarrow]);

  const close = useCallback(() => setOver(false), []);
  const toggle = useCallback(() => {
    if (isNarrow) setOver((before) => !before);
    else void choose({ sidebar: sidebar === 'expanded' ? 'collapsed' : 'expanded' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatchEvent(new Event('resize')), settled);
  }, [isNarrow, sidebar]);

  return { is: isNarrow ? (over ? 'over' : 'hidden') : sidebar, toggle, close };
};
