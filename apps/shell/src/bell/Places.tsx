import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as texts from '../texts/bell';

export interface Place {
  readonly id: string;
  readonly title: string;
  readonly content: (close: () => void) => ReactNode;
}

interface Props {
  readonly places: readonly Place[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  readonly close: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Places of one panel, one shown at a time; arrows move between their tabs. */
export function Places({ places, current, onChoose, close }: Props): ReactNode {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const at = places.findIndex((place) => place.id === current);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next =
      step === undefined
        ? undefined
        : places[(at + step * (document.dir === 'rtl' ? -1 : 1) + places.length) % places.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    tabs.current?.querySelector<HTMLElement>(`[data-place="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div ref={tabs} role="tablist" aria-label={texts.places} className="places" onKeyDown={move}>
        {places.map((place) => (
          <button
            key={place.id}
            type="button"
            role="tab"
            id={`${id}-${place.id}`}
            data-place={place.id}
            aria-selected={place.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={place.id === current ? 0 : -1}
            onClick={() => onChoose(place.id)}
          >
            {place.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        className="panel-body place"
        tabIndex={0}
      >
        {places[at]?.content(close)}
      </div>
    </>
  );
}
