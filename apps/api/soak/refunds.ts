import { refundCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { findDifferences } from '../src/domains/commerce/money-check/find-differences';
import { sellingFixture } from '../src/domains/commerce/sale/testing';
import { inLanes, type Race } from './race';

const lanes = 16;
const perPayment = 10;
const totalMinor = 99_900;
/** Six of ten fit into the payment. */
const partMinor = 14_900;
const fitting = Math.floor(totalMinor / partMinor);

/** Ten refunds of each payment are asked for at the same time. As many as fit are held, booked and have a credit note. */
export const raceRefunds: Race = async (tries) => {
  const f = await sellingFixture();
  try {
    const wrong: string[] = [];
    const clients = [f.client, await f.api.signIn(1), await f.api.signIn(1), await f.api.signIn(1)];
    for (let made = 0; made < tries / perPayment; made += 1) {
      const { link } = await f.sell(await f.learner('KA'));
      await f.payAtBank(link.url!, 'pay');
    }
    await f.runInbox();
    const { rows: payments } = await sql<{ id: number }>`select id from payments order by id`.execute(f.db);
    if (payments.length !== tries / perPayment) wrong.push(`${payments.length} payments`);
    const statuses = { made: 0, refused: 0 };
    await inLanes(tries, lanes, async (lane, round) => {
      const { id: paymentId } = payments[Math.floor(round / perPayment)]!;
      const request = { paymentId, amountMinor: partMinor, reason: 'Asked for by many' };
      const { status } = await clients[lane % clients.length]!.send(refundCalls.create, request);
      if (status !== 200 && status !== 409) wrong.push(`refund ${round}: ${status}`);
      statuses[status === 200 ? 'made' : 'refused'] += 1;
    });
    await f.runInbox();
    const all = payments.length * fitting;
    if (statuses.made !== all) wrong.push(`${statuses.made} of ${all} refunds were accepted`);
    const { rows: uneven } = await sql<{ id: number }>`
      select p.id from payments p where p.refunded_minor <> ${fitting * partMinor}::bigint
        or (select count(*) from refunds r where r.payment_id = p.id and r.status = 'done') <> ${fitting}::int
        or (select count(*) from invoices i where i.order_id = p.order_id and i.kind = 'credit') <> ${fitting}::int`.execute(
      f.db,
    );
    for (const { id } of uneven) wrong.push(`payment ${id} has not ${fitting} refunds with a credit note each`);
    return [...wrong, ...(await findDifferences(f.db)).map((each) => JSON.stringify(each))];
  } finally {
    await f.close();
  }
};
