import type { ReactNode } from 'react';
import { proposalStatuses, type ProposalRow } from '@lectern/contract/catalog';
import { StatusLabel, timeText, type RowAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/proposals';
import { amountOf } from './proposal-columns';

interface Props {
  readonly proposals: readonly ProposalRow[];
  readonly actionsOf: (proposal: ProposalRow) => readonly RowAction[];
  readonly onClose: () => void;
}

/** Two or three proposals side by side, each with what can be decided about it. */
export function Comparison({ proposals, actionsOf, onClose }: Props): ReactNode {
  return (
    <section className="comparison" aria-label={texts.comparison}>
      <header>
        <h2>{texts.comparison}</h2>
        <Button variant="text" onClick={onClose}>
          {texts.closeComparison}
        </Button>
      </header>
      {proposals.length < 2 && <p>{texts.chooseAnother}</p>}
      <div className="comparison-columns">
        {proposals.map((proposal) => (
          <section key={proposal.id} aria-label={proposal.trainerName}>
            <h3>{proposal.trainerName}</h3>
            <dl>
              <div>
                <dt>{texts.status}</dt>
                <dd>
                  <StatusLabel status={proposal.status} label={proposalStatuses[proposal.status]} />
                </dd>
              </div>
              {(
                [
                  [texts.amount, amountOf(proposal)],
                  [texts.rating, texts.stars(proposal.rating)],
                  [texts.sent, timeText(proposal.createdAt)],
                ] as const
              ).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div>
                <dt>{texts.cover}</dt>
                <dd className="comparison-letter">{proposal.coverText}</dd>
              </div>
            </dl>
            <div className="comparison-actions">
              {actionsOf(proposal).map(({ label, onSelect, danger }) => (
                <Button key={label} onClick={onSelect} color={danger ? 'error' : 'primary'}>
                  {label}
                </Button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  );
}
