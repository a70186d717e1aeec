import type { PointerEvent as DragEvent, ReactNode } from 'react';
import { widthWithin } from './arrangement';

/** The edge of a head, which is drawn with mouse, pen or finger; by keyboard a column gets its width in the menu of columns. */
export function ResizeGrip({ onWidth }: { readonly onWidth: (width: number) => void }): ReactNode {
  const start = (event: DragEvent<HTMLSpanElement>): void => {
    const grip = event.currentTarget;
    const from = grip.closest('th')?.getBoundingClientRect().width ?? 0;
    const way = getComputedStyle(grip).direction === 'rtl' ? -1 : 1;
    const at = event.clientX;
    const move = (moved: PointerEvent): void => onWidth(widthWithin(from + (moved.clientX - at) * way));
    const end = (): void => {
      grip.removeEventListener('pointermove', move);
      grip.removeEventListener('lostpointercapture', end);
    };
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', move);
    grip.addEventListener('lostpointercapture', end);
  };
  return <span className="list-grip" aria-hidden="true" onPointerDown={start} />;
}
