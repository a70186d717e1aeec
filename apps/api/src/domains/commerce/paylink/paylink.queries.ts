import type { BillTo, PaylinkRow } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

const from = sql`payment_links t join orders o on o.id = t.order_id
  join users u on u.id = o.user_id join currencies y on y.code = o.currency`;

const shown = sql`t.id, t.version, t.status, o.id as order_id, o.student_id, o.trainer_id, u.full_name as person_name,
  jsonb_build_object('kind', o.item_kind, 'id', coalesce(o.course_id, o.batch_id, (select coalesce(v.student_plan_id, v.trainer_plan_id) from plan_versions v where v.id = o.plan_version_id)), 'title', o.title) as item,
  o.currency, y.symbol, y.exponent, o.total_minor, t.created_at,
  (select m.full_name from users m where m.id = t.created_by) as created_by_name,
  t.expires_at, t.mailed_at, t.opened_at, t.opened_count,
  (select a.created_at from payment_attempts a where a.link_id = t.id and a.status = 'open' and a.expires_at > now()) as paying_since,
  (select min(p.created_at) from payments p where p.order_id = o.id and p.status = 'authorized') as on_its_way_since,
  coalesce((select p.failure from payments p where p.order_id = o.id and p.status = 'failed' order by p.id desc limit 1), '') as failure,
  o.paid_at, i.id as invoice_id, i.number_text as invoice_number, o.test as is_test`;

const paper = sql`left join lateral (select x.id, x.number_text from invoices x where x.order_id = o.id and x.kind = 'invoice'
  and not exists (select 1 from invoices r where r.replaces_id = x.id) order by x.id desc limit 1) i on true`;

/** The links with these ids. */
export const paylinksOf = (ids: RawBuilder<unknown>): RawBuilder<PaylinkRow> =>
  sql<PaylinkRow>`select ${shown} from ${from} ${paper} where t.id in (${ids})`;

/** A link with what only its page shows. The token is sealed. */
export type StoredPaylink = PaylinkRow & {
  readonly createdBy: number | null;
  readonly tokenSealed: Buffer;
  readonly providerId: number;
  readonly billTo: BillTo;
  readonly note: string;
  readonly closeReason: string;
  readonly userId: number;
  /** The learner's own address, which not every seller may see. */
  readonly ownEmail: string | null;
};

const whole = sql`${shown}, t.created_by, t.token_sealed, t.provider_id, o.bill_to, t.note, t.close_reason, o.user_id, u.email as own_email`;

/** One link. @throws 404 where there is none of this id, or none for this seller */
export const readPaylink = async (db: Kysely<DB>, id: number, sellerId?: number): Promise<StoredPaylink> => {
  const { rows } = await sql<StoredPaylink>`select ${whole} from ${from} ${paper} where t.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row || (sellerId !== undefined && row.createdBy !== sellerId)) throw notFound();
  return row;
};

/** The link behind a token's digest. */
export const readPaylinkByHash = async (db: Kysely<DB>, hash: Buffer): Promise<StoredPaylink | undefined> =>
  (await sql<StoredPaylink>`select ${whole} from ${from} ${paper} where t.token_hash = ${hash}`.execute(db)).rows[0];

/** Locks the order of a link, as every call that moves money does first, and reads the link. @throws 404 */
export const lockPaylink = async (db: Kysely<DB>, id: number, sellerId?: number): Promise<StoredPaylink> => {
  await sql`select 1 from orders where id = (select order_id from payment_links where id = ${id}) for update`.execute(
    db,
  );
  return readPaylink(db, id, sellerId);
};
