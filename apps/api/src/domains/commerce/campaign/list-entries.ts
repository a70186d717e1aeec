import { campaignCalls } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { readListOf } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { countEntries, entryPage } from './entry.queries';
import { requireCampaign } from './require-campaign';

/** Entries of a campaign by their rank; before the declaration it is the rank of this moment. */
export const listEntries: Handler<typeof campaignCalls.entries> = async ({ request, db, actor }) => {
  const { id } = request;
  const of = await requireCampaign(db, id);
  const wanted = { ...readListOf(campaignCalls.entries, request), isRevealed: mayReveal(actor) };
  if (wanted.deleted) throw badRequest(fieldError('deleted', 'list', 'Entries are never deleted'));
  const list = wanted.sort.length > 0 ? wanted : { ...wanted, sort: [{ name: 'rank', descending: false }] };
  const { rows } = await entryPage(of, list).execute(db);
  const answer = pageAnswer(list, rows, await countEntries(db, of, list), (row) => [...row.keys, row.id]);
  return { ...answer, items: answer.items.map(({ keys: _keys, no: _no, ...entry }) => entry) };
};
