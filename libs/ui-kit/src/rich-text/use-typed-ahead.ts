import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

/** The text after a key; undefined for a key that writes nothing. */
export const afterKey = (
  text: string,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): string | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return `${text}\n`;
  if (key === 'Backspace') return text === '' ? undefined : [...text].slice(0, -1).join('');
  return [...key].length === 1 ? text + key : undefined;
};

/** Keeps what is typed into a field whose editor is on its way; `taken` answers with it once and forgets it. */
export const useTypedAhead = () => {
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const keep = useCallback((text: string): void => {
    latest.current = text;
    setTyped(text);
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent): void => {
      const next = afterKey(latest.current, event);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      keep(next);
    },
    [keep],
  );
  const taken = useCallback((): string => {
    const text = latest.current;
    keep('');
    return text;
  }, [keep]);
  return { typed, onKeyDown, taken };
};
