import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/import';
import { importSteps, type ImportStep } from './step-of';
import './steps.css';

/** The steps next to the title: what is done, where one is, what comes. A phone shows where one is. */
export function ImportSteps({ step }: { readonly step: ImportStep }): ReactNode {
  const current = importSteps.indexOf(step);
  return (
    <ol className="import-steps" aria-label={texts.steps}>
      {importSteps.map((name, at) => (
        <li
          key={name}
          className={at < current ? 'is-done' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="import-step">{at < current ? <Icon name="check" size={14} /> : at + 1}</span>
          {texts.stepNames[name]}
          {at < current && <span className="visually-hidden">{texts.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}
