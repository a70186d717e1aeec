import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import type { paylinkCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Actor, Context, Handler } from '../../server/calls/frame';
import type { ClockWork } from '../../server/jobs/job';
import type { Services } from '../../server/services';
import { bankEvents } from '../../domains/commerce/pay/sandbox-bank';
import type { SandboxOutcome } from '../../domains/commerce/pay/sandbox-page';
import { startSession } from '../../domains/commerce/pay/start';
import { closeOrder } from '../../domains/commerce/paylink/close';
import { generateLink } from '../../domains/commerce/paylink/generate';
import { applyNewEvents } from '../../domains/commerce/payment/apply-new-events';
import type { ProviderEvent } from '../../domains/commerce/payment/provider';
import { receiveEvents } from '../../domains/commerce/payment/receive-events';
import { createRefund } from '../../domains/commerce/refund/create-refund';
import { refundAsk } from '../../domains/commerce/refund/ask-job';
import { priceItem } from '../../domains/commerce/sale/quote';
import { startTrial } from '../../domains/commerce/subscription/start-trial';

/** Keys and address, which payment links and webhooks are made with. */
export type SalesTools = Pick<Services, 'keys' | 'publicUrl'>;

/** An order with its open link. */
export interface Sold {
  readonly orderId: number;
  readonly linkId: number;
  readonly currency: string;
  readonly totalMinor: number;
}

/** A payment of an order, as the sandbox's bank knows it. */
export interface Paid extends Sold {
  readonly paymentId: number;
  readonly providerPaymentId: string;
}

type Sale = Omit<RequestOf<typeof paylinkCalls.generate>, 'expectedTotalMinor' | 'note' | 'expiresInHours'>;

/** The steps of a sale, by the same functions as in use, at the moment that money_now() gives. */
export const salesSteps = (db: Kysely<DB>, tools: SalesTools) => {
  const audit = () => undefined;
  let numberOfEvents = 0;

  const now = async (): Promise<Date> =>
    new Date((await sql<{ now: string }>`select money_now() as now`.execute(db)).rows[0]!.now);

  const work: ClockWork = {
    services: tools,
    db,
    origin: { actorId: null, requestId: 'seed', ip: '127.0.0.1', deviceId: null },
    report(error) {
      throw error;
    },
    async step(each) {
      await each(db);
    },
  };

  /** Takes events into the inbox and applies them. */
  const receive = async (linkId: number, events: readonly ProviderEvent[]): Promise<void> => {
    const { providerId } = await db
      .selectFrom('paymentLinks')
      .select('providerId')
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    await receiveEvents(db, providerId, events, Buffer.from(JSON.stringify({ events })));
    await applyNewEvents({ ...tools, db, audit });
  };

  /** Sells at the price of the moment. Undefined where the total is 0: that is paid already. */
  const sell = async (seller: Actor, sale: Sale): Promise<Sold | undefined> => {
    const { quote } = await priceItem(db, sale, { reserve: false });
    const request = { ...sale, expectedTotalMinor: quote.totalMinor, expiresInHours: 72, note: '' };
    const { link, order } = await generateLink(tools)({ request, db, actor: seller, audit });
    return link
      ? { orderId: order.id, linkId: link.id, currency: quote.currency, totalMinor: quote.totalMinor }
      : undefined;
  };

  /** Opens the link's session at the bank; gives its reference. Undefined for a link that is closed. */
  const open = async ({ linkId }: Sold): Promise<string | undefined> =>
    (await startSession({ db, ...tools }, linkId))?.split('/').at(-1);

  /** Presses a button of the bank in a session that was opened. */
  const press = async (sold: Sold, ref: string | undefined, outcome: SandboxOutcome): Promise<void> => {
    if (ref === undefined) return;
    const session = { ref, orderId: sold.orderId, currency: sold.currency, amountMinor: sold.totalMinor };
    const events = bankEvents(outcome, session, await now()).flatMap((sending) => sending.events);
    for (const event of events)
      await sql`insert into sandbox_events (ref, event) values (${ref}, ${JSON.stringify(event)}::jsonb)`.execute(db);
    await receive(sold.linkId, events);
  };

  const paymentOf = async (sold: Sold): Promise<Paid> => ({
    ...sold,
    ...(
      await sql<{ paymentId: number; providerPaymentId: string }>`
        select id as payment_id, provider_payment_id from payments where order_id = ${sold.orderId} and status = 'paid' order by id limit 1`.execute(
        db,
      )
    ).rows[0]!,
  });

  /** News of a payment that the bank sends by itself, and has in its books. */
  const news = async (paid: Paid, event: Pick<ProviderEvent, 'kind' | 'refund' | 'dispute'>): Promise<void> => {
    numberOfEvents += 1;
    const [id, at] = [`evt_demo_${numberOfEvents}`, (await now()).toISOString()];
    const whole: ProviderEvent = { id, at, orderId: paid.orderId, paymentId: paid.providerPaymentId, ...event };
    await sql`
      insert into sandbox_events (ref, event)
      select ref, ${JSON.stringify(whole)}::jsonb from sandbox_sessions where order_id = ${paid.orderId} order by created_at desc limit 1`.execute(
      db,
    );
    if (event.refund?.status === 'failed')
      await sql`update sandbox_refunds set status = 'failed' where ref = ${event.refund.ref}`.execute(db);
    await receive(paid.linkId, [whole]);
  };

  /** Performs a call as the server does, without HTTP. */
  const perform = <C extends Call>(handler: Handler<C>, actor: Actor, request: RequestOf<C>): Promise<ResponseOf<C>> =>
    handler({ request, db, actor, audit } as unknown as Context<C>);

  return {
    work,
    perform,
    sell,
    open,
    press,
    paymentOf,
    news,
    tryPlan: async (actor: Actor, request: { readonly studentId: number; readonly planId: number }): Promise<void> => {
      await startTrial({ request, db, actor, audit });
    },
    pay: async (sold: Sold, outcome: SandboxOutcome = 'pay') => press(sold, await open(sold), outcome),
    cancel: (seller: Actor, { orderId, linkId }: Sold, reason: string) =>
      closeOrder(db, { orderId, linkId, status: 'cancelled', reason, closedBy: seller.userId }),
    /** Returns a part of a payment at the bank, whose answer follows. Gives the refund's id. */
    async refund(actor: Actor, paid: Paid, amountMinor: number, reason: string): Promise<number> {
      const request = { paymentId: paid.paymentId, amountMinor, reason };
      const { refund } = await createRefund({ request, db, actor, audit });
      await refundAsk.run(work);
      const { rows } = await sql<{ event: ProviderEvent }>`
        select e.event from sandbox_events e join sandbox_sessions s on s.ref = e.ref
        where s.order_id = ${paid.orderId} and e.event->'refund' is not null order by e.id`.execute(db);
      await receive(
        paid.linkId,
        rows.map(({ event }) => event),
      );
      return refund.id;
    },
  };
};
export type SalesSteps = ReturnType<typeof salesSteps>;
