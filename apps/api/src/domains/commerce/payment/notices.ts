import type { Right } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A page that the reader may see; null where there is none. */
  readonly link: string | null;
  /** The same key reaches the same person once. */
  readonly key: string;
  /** A person who knows already. */
  readonly except?: number;
}

/** The page of a payment link. */
export const linkPage = (linkId: number): string => `/student/quick-paylink?link=${linkId}`;

/** The page of a payment: refunds, disputes, papers, and decisions on them. */
export const paymentPage = (paymentId: number): string => `/payment/view?id=${paymentId}`;

/** Writes a notice to the bell of everybody who holds a right. */
export const noticeToHolders = async (
  db: Kysely<DB>,
  right: Right,
  { title, body, link, key, except }: Notice,
): Promise<void> => {
  await sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key)
    select u.id, 'payment', left(${title}, 160), ${body}, ${link}, ${key} from users u join role_rights g on g.role_id = u.role_id and g.right_name = ${right}
    where u.status = 'active' and u.deleted_at is null and u.id is distinct from ${except ?? null}::bigint on conflict do nothing`.execute(
    db,
  );
};

/** Writes a notice to the bell of one person. */
export const noticeTo = async (db: Kysely<DB>, userId: number, { title, body, link, key }: Notice): Promise<void> => {
  await sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key)
    values (${userId}, 'payment', left(${title}, 160), ${body}, ${link}, ${key}) on conflict do nothing`.execute(db);
};
