import { useEffect, useState } from 'react';

/** The text after a key, or undefined where the key is for the page. Enter does nothing: what it would open is not found yet. */
const after = (text: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter') return text;
  return key.length === 1 ? text + key : undefined;
};

/** Keeps what is typed from the moment a field is asked for until it is there, and forgets it once the field is closed. */
export const useTypedAhead = (isAskedFor: boolean, isThere: boolean): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isAskedFor) return setText('');
    if (isThere) return;
    let typed = '';
    const keep = (event: KeyboardEvent): void => {
      const next = after(typed, event);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setText((typed = next));
    };
    document.addEventListener('keydown', keep, true);
    return () => document.removeEventListener('keydown', keep, true);
  }, [isAskedFor, isThere]);
  return text;
};
