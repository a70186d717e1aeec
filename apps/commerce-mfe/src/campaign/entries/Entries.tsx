import { useMemo, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { campaignCalls, entryListFields, type CampaignEntry, type EntryState } from '@lectern/contract/commerce';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { useListState } from '@lectern/ui-kit/table';
import { PartList } from '../../part-list/PartList';
import { Segments } from '../../segments/Segments';
import * as texts from '../../texts/campaign-entries';
import type { CampaignCoupon } from '../campaign-coupon';
import { columnsOf } from './columns';
import { groupIn, groupOptions, orderOf } from './groups';
import { useEntryActions } from './use-entry-actions';
import { useNewer } from './use-newer';

const noFilters = [] as const;

/** The entries of a campaign in one of their groups, by rank. The address keeps group, search and order. */
export function Entries({ coupon: { id, campaign } }: { readonly coupon: CampaignCoupon }): ReactNode {
  const [params] = useSearchParams();
  const group = groupIn(params.get('filter[state]') ?? undefined);
  const list = useListState(entryListFields, orderOf[group]);
  const read = useRead(
    campaignCalls.entries,
    { ...list.request, filter: { ...list.request.filter, state: `eq:${group}` }, id },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const [first] = list.sort;
  const drawsLine = group === 'ranked' && first?.name === 'rank' && !first.descending;
  const columns = useMemo(() => columnsOf(campaign, drawsLine), [campaign, drawsLine]);
  const { actions, toOf, question } = useEntryActions(campaign, read.data?.items ?? []);
  const newer = useNewer(read.data);
  const [title, means] = texts.none[group];
  const showGroup = (next: EntryState): void => list.filterAll({ state: next === 'ranked' ? undefined : `eq:${next}` });
  return (
    <section className="coupon-people campaign-entries" aria-label={texts.title}>
      <div role="status" className="campaign-newer">
        {newer.count > 0 && <Button onClick={newer.show}>{texts.newer(newer.count)}</Button>}
      </div>
      <div ref={newer.place} className="coupon-people">
        <PartList<CampaignEntry>
          {...{ read, columns, actions, toOf }}
          // The group is no filter of the person's: without a search the group itself is empty.
          list={{ ...list, isFiltered: list.q !== '', clear: () => list.search('') }}
          filters={noFilters}
          label={texts.title}
          search={texts.search}
          nameOf={({ name }) => name}
          noMatches={texts.noMatches}
          bar={
            <div role="radiogroup" aria-label={texts.group}>
              <Segments name="group" value={group} options={groupOptions(campaign)} onChange={showGroup} />
            </div>
          }
          empty={
            <Empty icon="megaphone" title={title}>
              {means}
            </Empty>
          }
        />
      </div>
      {question}
    </section>
  );
}
