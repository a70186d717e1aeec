import type { Shortcuts } from './shortcuts';

/** One line of the list: the keys as they are drawn, and what they do. */
export interface ShortcutLine {
  readonly keys: readonly string[];
  readonly does: string;
}

const drawn: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Control: 'Ctrl', Escape: 'Esc' };

/** 'Control+K' → Ctrl, K; 'ArrowUp ArrowDown' → ↑, ↓. */
export const drawnKeys = (keys: string): readonly string[] => keys.split(/[ +]/).map((key) => drawn[key] ?? key);

const isShown = (element: Element): boolean => element.closest('[aria-hidden="true"], [inert], [hidden]') === null;

/** The shortcuts of what is on the page now, in its order; what lies behind a dialog is not. */
export const liveShortcuts = (root: ParentNode): readonly ShortcutLine[] => {
  const lines = [...root.querySelectorAll<HTMLElement>('[data-shortcuts]')]
    .filter(isShown)
    .flatMap((element) => Object.entries(JSON.parse(element.dataset['shortcuts'] ?? '{}') as Shortcuts))
    .map(([keys, does]) => ({ keys: drawnKeys(keys), does }));
  return lines.filter((line, at) => lines.findIndex((other) => other.does === line.does && other.keys.join() === line.keys.join()) === at);
};
