import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readTokens } from '../../../server/auth/cookies';
import type { Services } from '../../../server/services';
import { readInvoicePdf } from '../invoice/invoice-pdf';
import { readPaylinkByHash, type StoredPaylink } from '../paylink/paylink.queries';
import { isToken, tokenHash } from '../paylink/token';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { changeBill } from './change-bill';
import { readsForms } from './forms';
import { payHeaders } from './headers';
import { payPage, unknownLinkPage } from './pay-page';
import { paySeller, payViewOf, type Parts } from './pay-view';
import { readPayFacts, readPlaces } from './pay-view.queries';
import { readLater } from './later.queries';
import { noteSeen } from './seen.queries';
import { startSession } from './start';
import { readTaken } from './taken.queries';

interface Opened {
  readonly link: StoredPaylink;
  readonly token: string;
}

const tokenOf = ({ params }: FastifyRequest): string => (params as { token: string }).token;

/** The link behind the token of a request. Any other token gets the page of a link that does not exist. */
const linkOf = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Opened | undefined> => {
  const token = tokenOf(request);
  const link = await readPaylinkByHash(services.db, tokenHash(token));
  if (link && isToken(token)) return { link, token };
  await reply
    .code(404)
    .headers(payHeaders)
    .send(unknownLinkPage(paySeller(await readSellingSettings(services.db))));
  return undefined;
};

const sendPage = async (
  { db }: Services,
  { link, token }: Opened,
  reply: FastifyReply,
  {
    isBack = false,
    isUnreachable = false,
    typed = {},
  }: Partial<Pick<Parts, 'isBack' | 'isUnreachable' | 'typed'>> = {},
): Promise<FastifyReply> => {
  const settings = await readSellingSettings(db);
  const facts = await readPayFacts(db, link.id);
  const taken = await readTaken(db, link.orderId);
  const later = await readLater(db, link, settings);
  const places = await readPlaces(db, settings.seller.countryId);
  return reply
    .code(typed.errors ? 400 : 200)
    .headers(payHeaders)
    .send(payPage(payViewOf({ link, facts, taken, later, settings, places, token, isBack, isUnreachable, typed })));
};

/**
 * The page that a payer opens: no shell, no session, no cookie. GET and HEAD write nothing. Its forms work without a script. Pay opens
 * the session and leads to the provider, and *Invoice to* changes the payer.
 */
export const payRoutes =
  (services: Services) =>
  (app: FastifyInstance): void => {
    readsForms(app);

    app.get('/pay/:token', async (request, reply) => {
      const opened = await linkOf(services, request, reply);
      const { back, saved } = request.query as Record<string, unknown>;
      const typed = saved === '1' ? { saved: true } : {};
      return opened ? sendPage(services, opened, reply, { isBack: back === '1', typed }) : reply;
    });

    app.post('/pay/:token/start', async (request, reply) => {
      const opened = await linkOf(services, request, reply);
      if (!opened) return reply;
      const url = await startSession(services, opened.link.id).catch((error: unknown) => {
        request.log.error({ err: error }, 'the provider gave no session');
        return null;
      });
      if (url === null) return sendPage(services, opened, reply, { isUnreachable: true });
      return reply.header('referrer-policy', 'no-referrer').redirect(url ?? `/pay/${opened.token}`, 303);
    });

    app.post('/pay/:token/seen', async (request, reply) => {
      const opened = await linkOf(services, request, reply);
      if (!opened) return reply;
      const { access, refresh } = readTokens(services, request);
      if (access === undefined && refresh === undefined) await noteSeen(services.db, opened.link.id);
      return reply.code(204).header('cache-control', 'no-store').send();
    });

    app.post('/pay/:token/bill-to', async (request, reply) => {
      const opened = await linkOf(services, request, reply);
      if (!opened) return reply;
      const { seller } = await readSellingSettings(services.db);
      const typed = await changeBill(services.db, {
        link: opened.link,
        body: request.body,
        origin: { actorId: null, requestId: request.id, ip: request.ip, deviceId: null },
        sellerCountryId: seller.countryId,
      });
      return typed.errors
        ? sendPage(services, opened, reply, { typed })
        : reply
            .header('referrer-policy', 'no-referrer')
            .redirect(`/pay/${opened.token}${typed.saved ? '?saved=1' : ''}`, 303);
    });

    app.get('/pay/:token/invoice', async (request, reply) => {
      const opened = await linkOf(services, request, reply);
      if (!opened) return reply;
      const { link, token } = opened;
      if (link.invoiceId === null) return reply.redirect(`/pay/${token}`, 303);
      const { name, bytes } = await readInvoicePdf(services, link.invoiceId);
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${name}"`,
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    });
  };
