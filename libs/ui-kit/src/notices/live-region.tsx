import { useSyncExternalStore, type ReactNode } from 'react';

let said = { text: '', times: 0 };
const listeners = new Set<() => void>();

/** Says a sentence to screen readers, without moving the focus; the same sentence twice is said twice. */
export const announce = (text: string): void => {
  said = { text, times: said.times + 1 };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stands once in the page, outside of everything that changes. */
export function LiveRegion(): ReactNode {
  const { text, times } = useSyncExternalStore(subscribe, () => said);
  return (
    <div role="status" aria-live="polite" style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
      <span key={times}>{text}</span>
    </div>
  );
}
