import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import type { Entry } from './entries';
import { partsOf } from './words';

interface Props {
  readonly id: string;
  readonly entry: Entry;
  readonly q: string;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** One line of the palette: what it is called, with the typed text marked, and what it is. */
export function PaletteRow({ id, entry: { title, kind, icon, to }, q, isCurrent, onPoint, onClick }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isCurrent}
      className="palette-line"
      href={to ?? '#'}
      tabIndex={-1}
      draggable={false}
      onMouseMove={isCurrent ? undefined : onPoint}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span className="palette-title">
        {/* Each text in an element of its own: a browser that translates the page replaces text next to elements. */}
        {partsOf(q, title).map(({ text, isHit }, at) =>
          isHit ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
        )}
      </span>
      <span className="palette-kind">{kind}</span>
    </a>
  );
}
