import { fullMoney } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { openLink } from '../../../server/mail/link-secret';
import type { MailName } from '../../../server/mail/mail-texts';
import { queueMailTo } from '../../../server/mail/queue-mail';
import type { Services } from '../../../server/services';
import { readPaylink } from './paylink.queries';
import { payAddress } from './shown';

/** A mail with a link: its text, its key, and the words that only this text has. */
interface LinkMail {
  readonly name: Extract<MailName, 'payment-link' | 'renewal-link' | 'renewal-reminder'>;
  /** A second mail of the same key is dropped. Without one each call mails again. */
  readonly dedupeKey?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** Mails an open link to its payer, in the caller's transaction. False for a payer without an e-mail address. */
export const mailPaylink = async (
  db: Kysely<DB>,
  { publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>,
  id: number,
  { name, dedupeKey, values }: LinkMail = { name: 'payment-link' },
): Promise<boolean> => {
  const link = await readPaylink(db, id);
  const { email } = link.billTo;
  const token = openLink(keys, link.tokenSealed);
  if (email === '' || token === undefined) return false;
  const { rows } = await sql<{ until: string; seller: string; mailedAt: string }>`
    update payment_links set mailed_at = money_now() where id = ${id}
    returning to_char(expires_at at time zone business_zone(), 'Dy FMDD Mon YYYY, HH24:MI') as until,
      coalesce((select value->'seller'->>'name' from settings where group_name = 'payments'), (select value->>'productName' from settings where group_name = 'general'), '') as seller, mailed_at`.execute(
    db,
  );
  const { until, seller, mailedAt } = rows[0]!;
  await queueMailTo(db, email, {
    name,
    dedupeKey: dedupeKey ?? `paylink:${id}:${mailedAt}`,
    values: {
      ...values,
      title: link.item.title,
      sum: fullMoney(link.totalMinor, link),
      until,
      seller,
      note: link.note,
    },
    link: { address: payAddress(publicUrl, token), lifetime: '30 days', keys },
    until: link.expiresAt,
  });
  return true;
};
