import type { OwnLink } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Actor } from '../../../server/calls/frame';
import { openLink } from '../../../server/mail/link-secret';
import type { Services } from '../../../server/services';
import { payAddress } from '../paylink/shown';

interface StoredLink extends Omit<OwnLink, 'url'> {
  readonly tokenSealed: Buffer;
  /** The plan that it renews; null for another sale. */
  readonly subscriptionId: number | null;
}

/** An open link with the plan that it renews. */
export type FoundLink = OwnLink & Pick<StoredLink, 'subscriptionId'>;

/** Open payment links of a student. Their addresses are left out while somebody acts for the student. */
export const readOwnLinks = async (
  db: Kysely<DB>,
  { publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>,
  { userId, impersonatorId }: Pick<Actor, 'userId' | 'impersonatorId'>,
): Promise<FoundLink[]> => {
  const { rows } = await sql<StoredLink>`
    select l.id, o.title, o.currency, y.symbol, y.exponent, o.total_minor, l.expires_at, l.token_sealed, o.subscription_id
    from orders o join payment_links l on l.order_id = o.id join currencies y on y.code = o.currency
    where o.user_id in (select accounts_of(${userId})) and l.status = 'open' order by l.id desc`.execute(db);
  return rows.map(({ tokenSealed, ...link }) => {
    const token = impersonatorId === null ? openLink(keys, tokenSealed) : undefined;
    return { ...link, url: token === undefined ? null : payAddress(publicUrl, token) };
  });
};

/** A link as it is answered. */
export const shownLink = ({ subscriptionId: _plan, ...link }: FoundLink): OwnLink => link;
