import { fullMoney, type moneyByHandCalls, type PaymentRow } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { lockOrderOf } from '../lock-order';
import { noticeTo, paymentPage } from '../notices';
import { readPaymentRow } from './by-hand.queries';
import { payByHand } from './pay-by-hand';

interface Recorded {
  readonly recordedBy: number | null;
  readonly status: string;
  readonly linkId: number | null;
}

/** A payment that waits for its second person, with its order held. @throws 404, 409 for any other */
const waiting = async (db: Kysely<DB>, id: number): Promise<Recorded & { recordedBy: number }> => {
  if ((await lockOrderOf(db, id)) === undefined) throw notFound();
  const { rows } = await sql<Recorded>`
    select p.recorded_by, p.status, (select l.id from payment_links l where l.order_id = p.order_id) as link_id
    from payments p where p.id = ${id} for update`.execute(db);
  const { recordedBy, ...recorded } = rows[0]!;
  if (recordedBy === null) throw conflict('The provider confirms this payment by itself');
  if (recorded.status !== 'authorized') throw conflict('This payment does not wait for a second person any more');
  return { recordedBy, ...recorded };
};

/** Gives up money that its recorder takes back. Its link is open again, and its reference is free. */
const noteWithdrawal = async (db: Kysely<DB>, id: number, reason: string): Promise<void> => {
  await sql`
    update payments set status = 'lapsed', failure = ${reason}, provider_payment_id = provider_payment_id || ' (withdrawn ' || id || ')'
    where id = ${id}`.execute(db);
};

/** Notes who decided, and gives up money that is refused: its link is open again. */
const noteDecision = async (db: Kysely<DB>, id: number, userId: number, refused: string | undefined): Promise<void> => {
  await sql`
    update payments set verified_by = ${userId}, verified_at = money_now(),
      status = case when ${refused === undefined} then status else 'lapsed' end, failure = ${refused ?? ''} where id = ${id}`.execute(
    db,
  );
};

const labelOf = (payment: PaymentRow): string =>
  `${fullMoney(payment.amountMinor, payment)}, ${payment.title}, ${payment.personName}`;

/** A second person confirms money by hand, or refuses it with a reason; its recorder withdraws it with one. Confirmed money is a payment like that of a provider. */
export const confirmMoney =
  (services: Pick<Services, 'keys' | 'publicUrl'>): Handler<typeof moneyByHandCalls.confirm> =>
  async ({ request, db, actor, audit }) => {
    const { id, ok } = request;
    const { recordedBy, linkId } = await waiting(db, id);
    const isOwn = recordedBy === actor.userId;
    if (isOwn && ok) throw conflict('Another person confirms money that you recorded');
    const reason = request.reason?.trim() ?? '';
    if (!ok && reason === '')
      throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
    if (isOwn) await noteWithdrawal(db, id, reason);
    else await noteDecision(db, id, actor.userId, ok ? undefined : reason);
    if (ok) await payByHand({ ...services, db, audit }, id);
    const payment = await readPaymentRow(db, id);
    if (!isOwn)
      await noticeTo(db, recordedBy, {
        title: `${ok ? 'Confirmed' : 'Refused'}: ${fullMoney(payment.amountMinor, payment)}, ${payment.title}`,
        body: ok
          ? `${actor.name} confirmed the money that you recorded.`
          : `${actor.name} refused it. Reason: ${reason}`,
        link: paymentPage(id),
        key: `manual_decided:${id}`,
      });
    const no = isOwn ? 'withdraw' : 'refuse';
    audit({
      action: `payment.${ok ? 'confirm' : no}`,
      entity: 'payments',
      entityId: id,
      label: labelOf(payment),
      changes: { status: ['authorized', payment.status], ...(!ok && { reason: [null, reason] }) },
    });
    if (!ok && linkId !== null)
      audit({ action: `paymentLink.${no}`, entity: 'payment_links', entityId: linkId, label: payment.title });
    return { payment };
  };
