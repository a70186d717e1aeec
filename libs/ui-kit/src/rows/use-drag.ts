import { useEffect, useRef, useState } from 'react';

interface Handlers {
  /** The height that the pointer is at, and the grip that was taken. */
  readonly move: (y: number, grip: Element) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** A pointer from the grip that it took until it lets go, wherever that is: a row that moves in the page loses the pointer it had captured. */
export const useDrag = (handlers: Handlers) => {
  const [grip, setGrip] = useState<Element>();
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!grip) return undefined;
    const stop = new AbortController();
    const end = (how: 'drop' | 'cancel') => (): void => {
      setGrip(undefined);
      latest.current[how]();
    };
    const { signal } = stop;
    window.addEventListener('pointermove', ({ clientY }) => latest.current.move(clientY, grip), { signal });
    window.addEventListener('pointerup', end('drop'), { signal });
    window.addEventListener('pointercancel', end('cancel'), { signal });
    return () => stop.abort();
  }, [grip]);
  return { isDragging: grip !== undefined, start: setGrip as (grip: Element) => void };
};
