import { sql, type Kysely, type Selectable } from 'kysely';
import { statusAt, type CouponStatus, type CouponUse } from '@lectern/contract/commerce';
import type { Coupons, DB } from '../../../database/schema.generated';
import { notFound, stale } from '../../../server/calls/errors';
import { readCoupon, restorableDays } from './coupon.queries';

/** A row as the table holds it, with what its counter says. */
export type StoredCoupon = Omit<Selectable<Coupons>, 'status'> & CouponUse;

interface Named {
  readonly id: number;
  readonly version: number;
}

const locked = async (db: Kysely<DB>, id: number): Promise<StoredCoupon | undefined> => {
  // The counter first, as a reservation does, which holds it when its row refers to the coupon: two orders of locking would wait for each other.
  // Until this transaction ends no reservation is taken, and the next reads what was written here.
  const counter = await db
    .selectFrom('couponCounters')
    .select(['reserved', 'used'])
    .where('couponId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const row = await db.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || !counter) return undefined;
  return {
    ...row,
    ...counter,
    status: statusAt({ status: row.status as CouponStatus, endsAt: row.endsAt }, Date.now()),
  };
};

/** Locks a live coupon of this version against every reservation; 404 when it is gone, 409 with the row as it is when stale. */
export const lockCoupon = async (db: Kysely<DB>, { id, version }: Named): Promise<StoredCoupon> => {
  const row = await locked(db, id);
  if (!row || row.deletedAt !== null) throw notFound();
  if (row.version !== version) throw stale(await readCoupon(db, id));
  return row;
};

/** Locks a coupon that can still be restored; 404 when its days are over, 409 when somebody restored it. */
export const lockDeletedCoupon = async (db: Kysely<DB>, { id, version }: Named): Promise<StoredCoupon> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from coupons where id = ${id} and (deleted_at is null or deleted_at > now() - make_interval(days => ${restorableDays}))`.execute(
    db,
  );
  const row = rows[0] && (await locked(db, id));
  if (!row) throw notFound();
  if (row.version !== version || row.deletedAt === null) throw stale(await readCoupon(db, id));
  return row;
};
