import { fullMoney, personOf } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import type { Services } from '../../../server/services';
import { readRates } from '../../platform/currency/rates.queries';
import { insertLink } from '../paylink/insert-link';
import { mailPaylink } from '../paylink/mail-paylink';
import { noticeToHolders } from '../payment/notices';
import { payWithNothing } from '../payment/pay-with-nothing';
import { billToOf } from '../sale/bill-to';
import { readBuyer } from '../sale/buyer.queries';
import { readProviderTerms } from '../sale/provider-currency.queries';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { settlePrice } from '../sale/settle-price';
import { lockRenewal, type RenewalTerms } from './renewal-terms.queries';

const cannot = (db: Kysely<DB>, { id, periodNo, title, ends }: RenewalTerms, name: string, cause: string) =>
  noticeToHolders(db, 'paymentLinkGeneration', {
    title: `No renewal link for ${title}`,
    body: `The plan of ${name} runs until ${ends}. ${cause} Make a payment link by hand.`,
    link: '/student/quick-paylink',
    key: `renewal:${id}:${periodNo}`,
  });

/**
 * Makes the order of a subscription's next period, and mails its link to the payer of the period before. A period
 * of 0 is paid by the order itself. Nothing happens where it is not due any more: of two workers one makes it. `again`: also where
 * an earlier link was closed.
 */
export const makeRenewal = async (
  db: Kysely<DB>,
  services: Pick<Services, 'publicUrl' | 'keys'>,
  subscriptionId: number,
  { again = false }: { readonly again?: boolean } = {},
): Promise<AuditEntry | undefined> => {
  const terms = await lockRenewal(db, subscriptionId, again);
  if (!terms) return undefined;
  const buyer = await readBuyer(db, personOf(terms));
  const rates = await readRates(db, [terms.currency]);
  const [currency, provider] = [rates.get(terms.currency), await readProviderTerms(db, terms.currency)];
  if (!currency || !provider) {
    await cannot(db, terms, buyer.name, `The payment provider does not take ${terms.currency} now.`);
    return undefined;
  }
  const billTo = terms.billTo ?? billToOf(undefined, buyer);
  const settings = await readSellingSettings(db);
  const price = await settlePrice(db, { ...terms, billTo, provider, settings });
  if (price.totalMinor > 0 && price.totalMinor < provider.minimumMinor) {
    await cannot(db, terms, buyer.name, `Its price of ${fullMoney(price.totalMinor, currency)} is too low to be paid.`);
    return undefined;
  }
  const { id: orderId } = await db
    .insertInto('orders')
    .values({
      userId: buyer.userId,
      studentId: buyer.studentId,
      trainerId: buyer.trainerId,
      channel: 'renewal',
      itemKind: 'plan',
      planVersionId: terms.planVersionId,
      subscriptionId,
      periodNo: terms.periodNo,
      title: terms.title,
      currency: terms.currency,
      ...price,
      taxLines: JSON.stringify(price.taxLines),
      couponId: terms.couponId,
      baseCurrency: terms.currency,
      baseMinor: terms.listMinor,
      inrRate: currency.rate,
      test: provider.isTest,
      billTo: JSON.stringify(billTo),
      salesUserId: terms.salesUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (price.totalMinor === 0) await payWithNothing(db, orderId);
  else {
    const linkId = await insertLink(db, services.keys, {
      orderId,
      providerId: provider.providerId,
      expiresAt: sql`${terms.until}::timestamptz`,
      createdBy: null,
    });
    await mailPaylink(db, services, linkId, {
      name: 'renewal-link',
      dedupeKey: `renewal-link:${linkId}`,
      values: { ends: terms.ends },
    });
  }
  return {
    action: 'subscription.renewal',
    entity: 'subscriptions',
    entityId: subscriptionId,
    label: `${terms.title}, ${buyer.name}`,
    changes: { period: [null, terms.periodNo], total: [null, fullMoney(price.totalMinor, currency)] },
  };
};
