import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { campaignCalls } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { FactList } from '../facts/FactList';
import * as texts from '../texts/campaign';

const shown = 3;

/** The last disqualified entries with reason, person and day. */
export function DisqualifiedFacts({
  couponId,
  count,
}: {
  readonly couponId: number;
  readonly count: number;
}): ReactNode {
  const { data } = useRead(
    campaignCalls.entries,
    { id: couponId, limit: shown, sort: '-submittedAt', filter: { state: 'eq:disqualified' } },
    { quiet: true, handled: 'all' },
  );
  const entries = data?.items ?? [];
  return (
    <FactList title={texts.disqualifiedTitle}>
      {entries.map(({ id, name, disqualifyReason, disqualifiedBy, disqualifiedAt }) => (
        <p key={id}>
          {texts.disqualifiedLine(
            name,
            disqualifyReason,
            [disqualifiedBy, disqualifiedAt && dateText(disqualifiedAt)].filter(Boolean).join(', '),
          )}
        </p>
      ))}
      {count > entries.length && entries.length > 0 && <p>{texts.andOthers(count - entries.length)}</p>}
    </FactList>
  );
}
