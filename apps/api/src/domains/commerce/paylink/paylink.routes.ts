import type { paylinkCalls } from '@lectern/contract/commerce';
import { personOf } from '@lectern/contract/commerce';
import { badRequest, conflict, fieldError, stale } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { convertMinor } from '../../platform/currency/convert';
import { readRates } from '../../platform/currency/rates.queries';
import { applyNewEvents, reviveEvents } from '../payment/apply-new-events';
import { fetchSessions } from '../payment/fetch-sessions';
import { receiveEvents } from '../payment/receive-events';
import { readBuyerStrip } from '../sale/buyer.queries';
import { findItems } from '../sale/item.queries';
import { maskedContact } from '../sale/masked';
import { priceItem, shownQuote } from '../sale/quote';
import { acceptSurplus } from './accept';
import { closeOrder } from './close';
import { readPaylinkFigures } from './figures.queries';
import { generateLink } from './generate';
import { mailPaylink } from './mail-paylink';
import { ofSeller, paylinkList } from './paylink-list';
import { lockPaylink, readPaylink } from './paylink.queries';
import { sellerOf } from './seller-of';
import { shownPaylink } from './shown';

export const paylinkHandlers = (services: Pick<Services, 'publicUrl' | 'keys'>): Handlers<typeof paylinkCalls> => ({
  buyer: async ({ request, db, actor }) => ({
    buyer: maskedContact(await readBuyerStrip(db, personOf(request)), actor),
  }),

  async items({ request: { q, kind, currency, ...ids }, db }) {
    const buyer = ids.studentId === undefined && ids.trainerId === undefined ? null : personOf(ids);
    const { items, total } = await findItems(db, { q: q?.trim(), kind, buyer });
    const rates = await readRates(db);
    const target = rates.get(currency);
    if (!target) throw badRequest(fieldError('currency', 'rate', `There is no rate for ${currency}`));
    return {
      total,
      items: items.map(({ id, title, about, reason, prices, baseCurrency, ...item }) => {
        const own = prices[currency];
        const base = rates.get(baseCurrency);
        const priceMinor = own ?? (base ? convertMinor(prices[baseCurrency] ?? 0, base, target) : null);
        return {
          ...{ kind: item.kind, audience: item.audience, id, title, about, priceMinor, isConverted: own === undefined },
          reason: reason ?? (priceMinor === null ? `Not sold in ${currency}` : null),
        };
      }),
    };
  },

  quote: async ({ request, db, actor }) => ({
    quote: shownQuote(await priceItem(db, request, { reserve: false }), actor),
  }),

  generate: generateLink(services),

  async list({ request, db, actor }) {
    const list = paylinkList.read(request, actor);
    return paylinkList.answer(db, { ...list, filters: [...list.filters, ...ofSeller(sellerOf(actor))] });
  },

  figures: async ({ db, actor }) => ({ figures: await readPaylinkFigures(db, sellerOf(actor)) }),

  async detail({ request: { id }, db, actor }) {
    const link = await readPaylink(db, id, sellerOf(actor));
    return { link: await shownPaylink(db, services, link, actor) };
  },

  async mail({ request: { id }, db, actor, audit }) {
    const { status, item, personName } = await readPaylink(db, id, sellerOf(actor));
    if (status !== 'open') throw conflict('This link is not open any more');
    await mailPaylink(db, services, id);
    audit({ action: 'paymentLink.mail', entity: 'payment_links', entityId: id, label: `${item.title}, ${personName}` });
    return { link: await shownPaylink(db, services, await readPaylink(db, id), actor) };
  },

  async cancel({ request, db, actor, audit }) {
    const before = await lockPaylink(db, request.id, sellerOf(actor));
    const { id, orderId, status, item, personName } = before;
    if (before.version !== request.version) throw stale(await shownPaylink(db, services, before, actor));
    if (status !== 'open') throw conflict('This link is not open any more');
    const reason = request.reason.trim();
    await closeOrder(db, { orderId, linkId: id, status: 'cancelled', reason, closedBy: actor.userId });
    audit({
      action: 'paymentLink.cancel',
      entity: 'payment_links',
      entityId: id,
      label: `${item.title}, ${personName}`,
      changes: { status: ['open', 'cancelled'], reason: [null, reason] },
    });
    return { link: await shownPaylink(db, services, await readPaylink(db, id), actor) };
  },

  accept: acceptSurplus(services),

  verify: afterPreparing(
    ({ request: { linkId }, db }) => fetchSessions(db, services, linkId),
    async ({ request: { linkId }, db, actor, audit }, sessions) => {
      const before = await readPaylink(db, linkId);
      let news = 0;
      for (const { providerId, events } of sessions)
        news += await receiveEvents(db, providerId, events, Buffer.from(JSON.stringify({ events })));
      await reviveEvents(db, before.orderId);
      await applyNewEvents({ ...services, db, audit });
      audit({
        action: 'paymentLink.verify',
        entity: 'payment_links',
        entityId: linkId,
        label: `${before.item.title}, ${before.personName}`,
        changes: { news: [null, news] },
      });
      const link = await shownPaylink(db, services, await readPaylink(db, linkId), actor);
      return { link, news };
    },
  ),
});
