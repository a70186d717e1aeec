import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import * as texts from '../texts/bell';

export interface BellTab {
  readonly id: string;
  readonly title: string;
  readonly content: (close: () => void) => ReactNode;
}

interface Props {
  readonly tabs: readonly BellTab[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
  readonly close: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tabs of one panel; the arrow keys move between them. */
export function BellTabs({ tabs, current, onChoose, close }: Props): ReactNode {
  const id = useId();
  const tabList = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === current);
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const next =
      step === undefined
        ? undefined
        : tabs[(at + step * (document.dir === 'rtl' ? -1 : 1) + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    tabList.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div ref={tabList} role="tablist" aria-label={texts.tabs} className="places" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.title}
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
        {tabs[at]?.content(close)}
      </div>
    </>
  );
}
