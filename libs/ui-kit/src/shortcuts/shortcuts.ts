/** Keys (ARIA's names, joined by a space where each alone does it) → what they do: `{ '/': 'Search this list' }`. */
export type Shortcuts = Readonly<Record<string, string>>;

/**
 * Properties of the element that answers these keys. While it is on the page they are in the list that `?` shows, and screen
 * readers announce them; nothing has to be registered.
 */
export const shortcuts = (keys: Shortcuts) => ({
  'aria-keyshortcuts': Object.keys(keys).join(' '),
  'data-shortcuts': JSON.stringify(keys),
});

const fields: readonly string[] = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Whether a key is meant for what the person writes. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || fields.includes(target.tagName));
