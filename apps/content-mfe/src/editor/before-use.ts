/** Keys that write, or move within the text. AltGr, and Alt on a Mac, write signs. */
const isTyping = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ([...key].length === 1) return (!ctrlKey && !metaKey) || event.getModifierState('AltGraph');
  return !ctrlKey && !metaKey && !altKey && key !== 'Escape' && key !== 'Tab';
};

/**
 * Calls `flush` before anybody uses the form around an editor: a shortcut or a button may save it, Escape asks whether it is dirty, and the
 * page may go. Answers with how to end it.
 */
export const beforeUse = (editor: HTMLElement, flush: () => boolean): (() => void) => {
  const ending = new AbortController();
  const first = { capture: true, signal: ending.signal };
  const isInside = ({ target }: Event): boolean => target instanceof Node && editor.contains(target);
  document.addEventListener('keydown', (event) => void ((isInside(event) && isTyping(event)) || flush()), first);
  document.addEventListener('click', (event) => void (isInside(event) || flush()), first);
  document.addEventListener('visibilitychange', flush, first);
  // The form hears of it too late to ask by itself.
  addEventListener('beforeunload', (event) => void (flush() && event.preventDefault()), first);
  addEventListener('popstate', flush, first);
  return () => ending.abort();
};
