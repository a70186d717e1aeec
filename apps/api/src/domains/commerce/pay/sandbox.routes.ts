import { fullMoney } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { openLink } from '../../../server/mail/link-secret';
import type { Services } from '../../../server/services';
import { receiveWebhook } from '../payment/receive-webhook';
import type { ProviderEvent } from '../payment/provider';
import { signSandbox } from '../payment/sandbox-signature';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { fieldOf, readsForms } from './forms';
import { payHeaders } from './headers';
import { unknownLinkPage } from './pay-page';
import { bankEvents, disputeEvent, disputeOf, type BankSession, type Sending } from './sandbox-bank';
import {
  sandboxOutcomes,
  sandboxPage,
  sandboxVerdicts,
  type SandboxOutcome,
  type SandboxVerdict,
} from './sandbox-page';

interface Session extends BankSession {
  readonly title: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly isOver: boolean;
  readonly tokenSealed: Buffer;
  readonly providerId: number;
}

const isOutcome = (text: string): text is SandboxOutcome => (sandboxOutcomes as readonly string[]).includes(text);
const isVerdict = (text: string): text is SandboxVerdict => (sandboxVerdicts as readonly string[]).includes(text);

/** The bank's id of the payment that is disputed. */
const readDisputed = async ({ db }: Services, { ref, providerId }: Session): Promise<string | undefined> =>
  (
    await sql<{ id: string }>`
      select p.provider_payment_id as id from disputes d join payments p on p.id = d.payment_id
      where p.provider_id = ${providerId} and d.provider_dispute_id = ${disputeOf(ref)} and d.status = 'open'`.execute(
      db,
    )
  ).rows[0]?.id;

/** A session while the sandbox is active; its page and its buttons are gone with the provider. */
const readSession = async ({ db }: Services, ref: string): Promise<Session | undefined> =>
  (
    await sql<Session>`
      select s.ref, s.order_id, s.title, s.currency, s.amount_minor, y.symbol, y.exponent, l.token_sealed, p.id as provider_id,
        s.is_over or a.status <> 'open' as is_over
      from sandbox_sessions s join payment_attempts a on a.id = s.attempt_id join payment_links l on l.id = a.link_id
      join payment_providers p on p.id = a.provider_id and p.code = 'sandbox' and p.active join currencies y on y.code = s.currency
      where s.ref = ${ref}`.execute(db)
  ).rows[0];

/** The bank of the sandbox: one page a session, with a button for each thing that a bank can do. It sends signed webhooks. */
export const sandboxRoutes =
  (services: Services) =>
  (app: FastifyInstance): void => {
    const { db, keys } = services;
    readsForms(app);
    const pageOf = ({ tokenSealed }: Session): string => `/pay/${openLink(keys, tokenSealed) ?? ''}`;
    const sendWebhook = async ({ providerId }: Session, events: readonly ProviderEvent[], now: Date): Promise<void> => {
      const raw = Buffer.from(JSON.stringify({ events }));
      await receiveWebhook(services, providerId, { 'x-sandbox-signature': signSandbox(keys, raw, now) }, raw);
    };
    const happen = async (session: Session, { events, isSent }: Sending, now: Date): Promise<void> => {
      for (const event of events)
        await sql`insert into sandbox_events (ref, event) values (${session.ref}, ${JSON.stringify(event)}::jsonb)`.execute(
          db,
        );
      if (isSent) await sendWebhook(session, events, now);
    };

    app.get('/pay/sandbox/:ref', async (request, reply) => {
      const session = await readSession(services, (request.params as { ref: string }).ref);
      if (!session) return reply.code(404).headers(payHeaders).send(unknownLinkPage());
      return reply.headers(payHeaders).send(
        sandboxPage({
          action: `/pay/sandbox/${session.ref}`,
          title: session.title,
          amount: fullMoney(session.amountMinor, session),
          seller: (await readSellingSettings(db)).seller.name,
          reference: session.ref,
          ended: session.isOver ? 'This session is over.' : undefined,
          isDisputed: (await readDisputed(services, session)) !== undefined,
          back: pageOf(session),
        }),
      );
    });

    app.post('/pay/sandbox/:ref', async (request, reply) => {
      const session = await readSession(services, (request.params as { ref: string }).ref);
      const outcome = fieldOf(request.body, 'outcome');
      if (!session || !(isOutcome(outcome) || isVerdict(outcome)))
        return reply.code(404).headers(payHeaders).send(unknownLinkPage());
      const now = services.now();
      if (isVerdict(outcome)) {
        const paymentId = await readDisputed(services, session);
        if (paymentId !== undefined)
          await happen(
            session,
            { events: [disputeEvent(session, { paymentId, status: outcome, now })], isSent: true },
            now,
          );
      } else if (!session.isOver)
        for (const sending of bankEvents(outcome, session, now)) await happen(session, sending, now);
      return reply.header('referrer-policy', 'no-referrer').redirect(`${pageOf(session)}?back=1`, 303);
    });
  };
