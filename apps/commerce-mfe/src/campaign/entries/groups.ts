import type { CampaignWhole, EntryState } from '@lectern/contract/commerce';
import { choicesOf } from '@lectern/ui-kit/list';
import * as texts from '../../texts/campaign-entries';

/** The group of entries that a list shows, by its filter as on the wire. */
export const groupIn = (filter: string | undefined): EntryState => {
  const [chosen] = choicesOf(filter);
  return chosen !== undefined && chosen in texts.groups ? (chosen as EntryState) : 'ranked';
};

/** The order in which a group is shown first. Entries without a rank are shown by time. */
export const orderOf: Readonly<Record<EntryState, { readonly sort: string }>> = {
  ranked: { sort: 'rank' },
  tie: { sort: 'rank' },
  disqualified: { sort: '-submittedAt' },
  open: { sort: 'name' },
};

/** The groups with their numbers of entries. Ties are counted as pairs. */
export const groupOptions = ({ ranked, ties, disqualified, openEntries }: CampaignWhole) =>
  Object.entries({ ranked, tie: ties, disqualified, open: openEntries }).map(([value, count]) => ({
    value: value as EntryState,
    label: texts.groupOf(texts.groups[value as EntryState], count),
  }));
