import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, type Plan, type PlanTouched, type SubscriberMove } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import * as texts from '../../texts/plan-terms';
import type { PlanView } from '../kinds';
import { countText } from '../words';

/** The subscribers that a publication of the draft of a plan would touch, counted for the stored draft. */
export const useTouched = ({ calls }: PlanView, { id, draft, live }: Plan, isWanted: boolean) =>
  useRead(
    calls.touched,
    { id },
    { enabled: isWanted && draft !== null && live !== null, handled: 'all', staleTime: 0 },
  );

interface CountsProps {
  readonly touched: PlanTouched;
  readonly move: SubscriberMove;
}

const signed = (minor: number, currency: { currency: string; symbol: string; exponent: number }): string =>
  `${minor > 0 ? '+' : ''}${fullMoney(minor, currency)}`;

function Counts({ touched, move }: CountsProps): ReactNode {
  const day = dateText(touched.from);
  const isMoving = move === 'at_renewal';
  const rows: readonly (readonly [label: string, count: number])[] = [
    ...(isMoving
      ? [
          [texts.movedFrom(day), touched.moving - touched.later] as const,
          ...(touched.later > 0 ? [[texts.laterThan(day), touched.later] as const] : []),
          ...touched.noPrice.map(({ currency, count }) => [texts.stayNoPrice(currency), count] as const),
          ...(touched.withoutEnd > 0 ? [[texts.stayWithoutEnd, touched.withoutEnd] as const] : []),
          ...(touched.leaving > 0 ? [[texts.leaving, touched.leaving] as const] : []),
        ]
      : []),
  ];
  const facts = (list: readonly (readonly [label: string, value: string])[], className?: string): ReactNode => (
    <dl className={className}>
      {list.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {rows.length > 0 && facts(rows.map(([label, count]) => [label, countText(count)]))}
      {facts([[texts.running, countText(touched.running)]], 'touched-all')}
      {facts([
        [texts.openLinks, countText(touched.openLinks)],
        [texts.scheduled, countText(touched.scheduled)],
      ])}
      {isMoving && touched.income.length > 0 && (
        <>
          <h2>{texts.yearlyIncome}</h2>
          {facts(
            touched.income.map((sum) => [
              texts.incomeOf(sum.currency, countText(sum.count)),
              signed(sum.yearlyMinor, sum),
            ]),
          )}
        </>
      )}
    </>
  );
}

interface Props {
  readonly read: ReturnType<typeof useTouched>;
  readonly draftNo: number;
  readonly move: SubscriberMove;
  readonly onMove: (move: SubscriberMove) => void;
}

/** The subscribers that a publication touches, with the choice of their version. */
export function Touched({ read, draftNo, move, onMove }: Props): ReactNode {
  const counts = read.data?.touched;
  return (
    <section className="touched" aria-label={texts.touches}>
      <h2>{texts.touches}</h2>
      <p>{texts.newBuyers(draftNo)}</p>
      <PageRead reads={[read]} what={texts.theTouched} loading={texts.loadingTouched}>
        {() =>
          counts && (
            <>
              <div role="radiogroup" aria-label={texts.whoMoves} className="touched">
                {(['none', 'at_renewal'] as const).map((value) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name="moveSubscribers"
                      checked={move === value}
                      onChange={() => onMove(value)}
                    />
                    <span>
                      {value === 'none' ? texts.keep(countText(counts.running)) : texts.move}
                      {value === 'at_renewal' && <small>{texts.noticed}</small>}
                    </span>
                  </label>
                ))}
              </div>
              <Counts touched={counts} move={move} />
            </>
          )
        }
      </PageRead>
    </section>
  );
}
