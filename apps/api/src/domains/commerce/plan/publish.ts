import type { Plan, PlanTouched, SubscriberMove } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { PlanSide } from './plan-side';
import { moveSubscribers, readTouched } from './touched.queries';

/** Parts that the draft of a plan lacks to be sold; empty when nothing. */
export const missingOf = ({ prices, features }: NonNullable<Plan['draft']>): string[] => [
  ...(prices.length === 0 ? ['a price'] : []),
  ...(features.length === 0 ? ['a feature'] : []),
];

/**
 * Puts the draft version of a locked plan on sale in the place of the one before. Subscribers keep their version and price, or are
 * moved at their renewal. Open links and subscriptions that have not begun keep theirs.
 * @throws 409 without a draft, price or feature
 */
export const publishDraft = async (
  db: Kysely<DB>,
  side: PlanSide,
  { id, live, draft }: Plan,
  { move, userId }: { readonly move: SubscriberMove; readonly userId: number },
): Promise<PlanTouched> => {
  if (!draft) throw conflict('There is no draft to publish');
  const missing = missingOf(draft);
  if (missing.length > 0) throw conflict(`Version ${draft.no} still needs ${missing.join(' and ')}`);
  if (live) await sql`update plan_versions set state = 'past' where id = ${live.id}`.execute(db);
  await sql`
    update plan_versions set state = 'live', published_by = ${userId}, published_at = money_now() where id = ${draft.id}`.execute(
    db,
  );
  const touched = await readTouched(db, side, id, draft.id);
  if (move === 'at_renewal') await moveSubscribers(db, side, id, draft.id);
  return touched;
};
