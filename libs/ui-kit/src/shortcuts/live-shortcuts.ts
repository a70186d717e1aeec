import { names as keyNames } from '../texts/keys';
import type { Shortcuts } from './shortcuts';

/** One line of the list: the keys as they are drawn, and what they do. */
export interface ShortcutLine {
  readonly keys: readonly string[];
  readonly does: string;
}

/** 'Control+K' → Ctrl, K; 'ArrowUp ArrowDown' → ↑, ↓. */
export const drawnKeys = (keys: string): readonly string[] => keys.split(/[ +]/).map((key) => keyNames[key] ?? key);

/** A dialog hides the page as a whole from screen readers; the keys of the page still are what a person asks for, unless it is a dialog of the page's own. */
const isShown = (element: Element, dialogs: readonly Element[]): boolean => {
  const hidden = element.closest('[aria-hidden="true"]');
  return (
    (hidden === null || hidden.parentElement === document.body) &&
    (dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(element)))
  );
};

/** The shortcuts of what is on the page now, in its order; with a dialog open those of the dialog alone. `but` are the dialogs that don't count: those that ask. */
export const liveShortcuts = (but: string): readonly ShortcutLine[] => {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => !dialog.matches(but));
  const lines = [...document.querySelectorAll<HTMLElement>('[data-shortcuts]')]
    .filter((element) => isShown(element, dialogs))
    .flatMap((element) => Object.entries(JSON.parse(element.dataset['shortcuts'] ?? '{}') as Shortcuts))
    .map(([keys, does]) => ({ keys: drawnKeys(keys), does }));
  return lines.filter(
    (line, at) => lines.findIndex((other) => other.does === line.does && other.keys.join() === line.keys.join()) === at,
  );
};
