import type { campaignCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { coupons, lockCounter } from '../coupon/coupon.table';
import { couponOfEntry, readEntry } from './entry.queries';
import { insertPassedCode, nextInRank, type NextEntry } from './pass-on.queries';
import { mailWinners } from './winner-mail';

/** Gives the next in rank a code in the place of a voided one. */
const passOn = async (db: Kysely<DB>, couponId: number, fromId: number): Promise<NextEntry | undefined> => {
  const next = await nextInRank(db, couponId);
  if (!next) return undefined;
  const codeId = await insertPassedCode(db, { couponId, fromId, userId: next.userId });
  await mailWinners(
    db,
    couponId,
    sql`select ${next.entryId}::bigint as entry_id, user_id, code from coupon_codes where id = ${codeId}`,
  );
  return next;
};

/**
 * Voids the unused code of a winner, which may be passed on. The entries stay as declared. A code that was voided before can still be passed on.
 * @throws 409 before the declaration, and for a code that is reserved, used, or void
 */
export const voidWinner: Handler<typeof campaignCalls.voidWinner> = async ({ request, db, audit }) => {
  const { entryId, reason, passOn: isPassedOn } = request;
  const couponId = await couponOfEntry(db, entryId);
  // The counter is where reservations meet: none comes between.
  await lockCounter(db, couponId);
  await sql`select 1 from marketing_coupons where coupon_id = ${couponId} for update`.execute(db);
  const coupon = await coupons.read(db, couponId);
  if (!coupon.campaign?.declaredAt) throw conflict('The result is not declared yet');
  const { codeId, codeState, rank } = await readEntry(db, { couponId, isDeclared: true }, entryId);
  if (codeId === null) throw conflict('This entry has no code');
  if (codeState === 'reserved') throw conflict('The code is reserved by an open order');
  if (codeState === 'used') throw conflict('The code was used');
  const { rows: passed } = await sql`select 1 from coupon_codes where passed_from_id = ${codeId}`.execute(db);
  if (codeState === 'void' && (!isPassedOn || passed.length > 0)) throw conflict('The code is void already');
  if (isPassedOn && coupon.status === 'ended') throw conflict('The coupon has ended: a new code could not be used');
  await sql`update coupon_codes set state = 'void' where id = ${codeId}`.execute(db);
  const next = isPassedOn ? await passOn(db, couponId, codeId) : undefined;
  audit({
    action: 'coupon.voidWinner',
    entity: 'coupons',
    entityId: couponId,
    label: coupon.name,
    changes: {
      rankOfVoidCode: [null, rank],
      ...(next && { rankOfNewCode: [null, next.rank] }),
      reason: [null, reason],
    },
  });
  return {
    entry: await readEntry(db, { couponId, isDeclared: true }, entryId),
    next: next ? { name: next.name, rank: next.rank } : null,
  };
};
