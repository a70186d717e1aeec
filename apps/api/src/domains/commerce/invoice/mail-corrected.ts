import { sql } from 'kysely';
import { mailPayer } from '../payment/mail-payer';
import type { Applying } from '../payment/apply-event';

interface Corrected {
  readonly orderId: number;
  readonly before: string;
  readonly invoice: { readonly id: number; readonly number: string };
}

/** Mails the new invoice to its student and to its payer; one address gets one mail. */
export const mailCorrected = async (
  sending: Omit<Applying, 'audit'>,
  { orderId, before, invoice: { id, number } }: Corrected,
): Promise<void> => {
  const { rows } = await sql<{ student: string | null; payer: string | null }>`
    select case when u.status not in ('blocked', 'erased') then u.email::text end as student, nullif(i.bill_to->>'email', '') as payer
    from invoices i join users u on u.id = i.user_id where i.id = ${id}`.execute(sending.db);
  const addresses = [rows[0]?.student, rows[0]?.payer].filter((each) => typeof each === 'string');
  const once = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  for (const [at, to] of [...once.values()].entries())
    await mailPayer(sending, orderId, {
      name: 'invoice-corrected',
      dedupeKey: `corrected:${id}:${at}`,
      to,
      values: { before, number },
    });
};
