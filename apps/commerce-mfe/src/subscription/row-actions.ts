import type { SubscriptionRow } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import { move } from '../texts/subscription-page';
import * as texts from '../texts/subscriptions';

/** The rights of the reader. */
export interface May {
  readonly edit: boolean;
  readonly sell: boolean;
}

/** The things that can be done to a subscription. */
export interface Handlers {
  readonly renew: (row: SubscriptionRow) => void;
  readonly keep: (row: SubscriptionRow) => void;
  readonly move: (row: SubscriptionRow) => void;
  readonly cancel: (row: SubscriptionRow, when: 'end' | 'now') => void;
}

const renewalHindrance = (row: SubscriptionRow, now: number): string | undefined => {
  const { renewalFrom, isCancelledAtEnd } = row;
  if (renewalFrom === null) return texts.hasNoEnd;
  if (isCancelledAtEnd) return texts.endsAlready;
  return Date.parse(renewalFrom) > now ? texts.renewalFrom(renewalFrom) : undefined;
};

/** The menu of a subscription; one that is over has none. An action that cannot be done yet says why. */
export const rowActions = (
  row: SubscriptionRow,
  { edit, sell }: May,
  handlers: Handlers,
  now = Date.now(),
): readonly RowAction[] => {
  const runs = row.status !== 'cancelled' && row.status !== 'expired';
  if (!runs) return [];
  const hindrance = renewalHindrance(row, now);
  return [
    ...((edit || sell) && row.status !== 'scheduled'
      ? [
          {
            label: texts.sendRenewal,
            onSelect: () => handlers.renew(row),
            ...(hindrance !== undefined && { disabledReason: hindrance }),
          },
        ]
      : []),
    ...(edit && row.periodEndsAt !== null && !row.isCancelledAtEnd
      ? [{ label: move, onSelect: () => handlers.move(row) }]
      : []),
    ...(edit && row.isCancelledAtEnd ? [{ label: texts.keep, onSelect: () => handlers.keep(row) }] : []),
    ...(edit && !row.isCancelledAtEnd && row.periodEndsAt !== null
      ? [{ label: texts.cancelAtEnd, onSelect: () => handlers.cancel(row, 'end') }]
      : []),
    ...(edit ? [{ label: texts.cancelNow, danger: true, onSelect: () => handlers.cancel(row, 'now') }] : []),
  ];
};
