import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

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

/** A dialog hides everything next to it from screen readers; what is said while it is open must still be heard. */
const keepHeard = (region: HTMLElement): (() => void) => {
  const show = (): void => region.removeAttribute('aria-hidden');
  const observer = new MutationObserver(show);
  observer.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};

/** Rendered once, outside of everything that changes. */
export function LiveRegion(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { text, times } = useSyncExternalStore(subscribe, () => said);
  useEffect(() => (region.current ? keepHeard(region.current) : undefined), []);
  return createPortal(
    <div ref={region} className="visually-hidden" role="status" aria-live="polite">
      <span key={times}>{text}</span>
    </div>,
    document.body,
  );
}
