import type { ResponseOf } from '@lectern/contract';
import { fullMoney, type paylinkCalls } from '@lectern/contract/commerce';
import { maxHoldHours } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldConflict, fieldError } from '../../../server/calls/errors';
import type { Actor, Work } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { holdForLink } from '../../people/batch/member/order-seat';
import { payWithNothing } from '../payment/pay-with-nothing';
import { billErrors } from '../sale/bill-to';
import { readBillPlaces } from '../sale/bill-places.queries';
import { priceItem, shownQuote, type Priced } from '../sale/quote';
import { insertLink } from './insert-link';
import { mailPaylink } from './mail-paylink';
import { makeOrder } from './make-order';
import { readPaylink } from './paylink.queries';
import { shownPaylink } from './shown';

/** @throws 400 by field where no link may be made, 409 with the quote where the seller saw another one */
const refuseUnsellable = (priced: Priced, expectedTotalMinor: number, actor: Actor): void => {
  const { quote, item, settings, currency } = priced;
  if (item.reason !== null) throw conflict(`${item.title}: ${item.reason}`);
  if (quote.converted?.isTooOld && !actor.rights.has('settingEdit'))
    throw badRequest(
      fieldError(
        'currency',
        'rate',
        `The rate is ${quote.converted.ageDays} days old; at most ${settings.maxRateAgeDays} are allowed`,
      ),
    );
  if (quote.totalMinor !== expectedTotalMinor)
    throw conflict(`The price is now ${fullMoney(quote.totalMinor, currency)}`, {
      result: { quote: shownQuote(priced, actor) },
    });
};

/** Holds the version that is sold. @throws 409 on the item where its plan was taken off the shelf at the same moment */
const holdPlan = async (db: Kysely<DB>, { item: { planVersionId, audience, id, title } }: Priced): Promise<void> => {
  if (planVersionId === null) return;
  await sql`select 1 from plan_versions where id = ${planVersionId} for key share`.execute(db);
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(`${audience}_plans`)} where id = ${id}`.execute(db);
  if (rows[0]?.status !== 'published') throw fieldConflict('item', `${title} is not sold any more`);
};

/** @throws 409 on the item where somebody else took the last seat */
const holdSeat = async (db: Kysely<DB>, { item, buyer }: Priced, hours: number, createdBy: number): Promise<void> => {
  if (buyer.studentId === null) throw new Error('a seat is sold to a student');
  if (hours > maxHoldHours)
    throw badRequest(fieldError('expiresInHours', 'max', `A seat is held for at most ${maxHoldHours} hours`));
  if (!(await holdForLink(db, { batchId: item.id, studentId: buyer.studentId, hours, createdBy })))
    throw fieldConflict('item', `${item.title}: no seat is left`);
};

/** Makes an order at the price that the seller saw, and its payment link. A price of 0 is paid by the call itself. */
export const generateLink =
  (services: Pick<Services, 'publicUrl' | 'keys'>) =>
  async ({
    request,
    db,
    actor,
    audit,
  }: Work<typeof paylinkCalls.generate>): Promise<ResponseOf<typeof paylinkCalls.generate>> => {
    const priced = await priceItem(db, request, { reserve: true });
    const { quote, buyer, settings, provider, currency } = priced;
    refuseUnsellable(priced, request.expectedTotalMinor, actor);
    const wrong = billErrors(quote.billTo, await readBillPlaces(db, quote.billTo, settings.seller.countryId));
    if (wrong.length > 0) throw badRequest(wrong);
    await holdPlan(db, priced);
    const orderId = await makeOrder(db, priced, actor);
    audit({
      action: 'order.create',
      entity: 'orders',
      entityId: orderId,
      label: `${quote.item.title}, ${buyer.name}`,
      changes: { total: [null, fullMoney(quote.totalMinor, currency)] },
    });
    if (priced.item.kind === 'batch' && quote.totalMinor > 0)
      await holdSeat(db, priced, request.expiresInHours, actor.userId);
    if (quote.totalMinor === 0) {
      const access = await payWithNothing(db, orderId);
      return { link: null, order: { id: orderId, title: quote.item.title, access } };
    }
    const id = await insertLink(db, services.keys, {
      orderId,
      providerId: provider.providerId,
      expiresAt: sql`money_now() + make_interval(hours => ${request.expiresInHours})`,
      note: request.note?.trim() ?? '',
      createdBy: actor.userId,
    });
    audit({
      action: 'paymentLink.create',
      entity: 'payment_links',
      entityId: id,
      label: `${quote.item.title}, ${buyer.name}`,
    });
    if (request.mail) await mailPaylink(db, services, id);
    const link = await shownPaylink(db, services, await readPaylink(db, id), actor);
    return { link, order: { id: orderId, title: quote.item.title, access: 'none' } };
  };
