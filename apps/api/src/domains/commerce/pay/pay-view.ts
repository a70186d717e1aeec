import { fullMoney, type BillTo } from '@lectern/contract/commerce';
import { maskEmail } from '../../../server/calls/mask';
import type { StoredPaylink } from '../paylink/paylink.queries';
import type { SellingSettings } from '../sale/selling-settings.queries';
import { initialsOf } from './initials';
import type { PayFacts, readPlaces } from './pay-view.queries';
import type { BillToView, PayLine, PayPrice, PaySeller, PayState, PayView, TakenBatch } from './view';

/** The seller as a payer sees it. */
export const paySeller = ({ seller }: SellingSettings): PaySeller => ({
  name: seller.name,
  place: [seller.stateName, seller.countryName].filter(Boolean).join(', '),
  phone: seller.phone || undefined,
  mail: seller.email || undefined,
  legalName: seller.name,
  tax: seller.taxId ? { label: 'GSTIN', number: seller.taxId } : undefined,
});

const priceOf = (link: StoredPaylink, facts: PayFacts): PayPrice => {
  const money = (minor: number): string => fullMoney(minor, link);
  const taxes = facts.taxLines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const lines: readonly PayLine[] = facts.taxLines.map(({ name, rateBp, taxMinor }) => ({
    name: `${name} ${rateBp / 100}%${facts.taxIncluded ? ` on ${money(link.totalMinor - taxes)}` : ''}`,
    amount: money(taxMinor),
  }));
  const isCharged = link.exponent !== 2;
  return {
    list: money(facts.listMinor),
    coupon:
      facts.couponCode !== null && facts.discountMinor > 0
        ? { code: facts.couponCode, amount: money(-facts.discountMinor) }
        : undefined,
    added: facts.taxIncluded ? [] : lines,
    total: money(link.totalMinor),
    charged: isCharged
      ? `${link.symbol}${(link.totalMinor / 10 ** link.exponent).toLocaleString('en-GB', { minimumFractionDigits: link.exponent })}`
      : undefined,
    included: facts.taxIncluded ? lines : [],
  };
};

/** The payer's entries in *Invoice to*, with their errors. */
export type TypedBill = Pick<BillToView, 'typed' | 'errors' | 'saved'>;

const billView = (
  bill: BillTo,
  { countries, states }: Awaited<ReturnType<typeof readPlaces>>,
  homeCountryId: number | null,
  typed: TypedBill,
): BillToView => ({
  summary: [initialsOf(bill.name), states.find(({ id }) => id === String(bill.stateId))?.name]
    .filter(Boolean)
    .join(', '),
  kept: {
    ...(bill.name && { name: initialsOf(bill.name) }),
    ...(bill.email && { email: maskEmail(bill.email) ?? '' }),
    ...(bill.address && { address: '•••' }),
    ...(bill.taxId && { taxId: `•••${bill.taxId.slice(-4)}` }),
  },
  ...(bill.countryId !== null && { countryId: String(bill.countryId) }),
  ...(bill.stateId !== null && { stateId: String(bill.stateId) }),
  countries,
  homeCountryId: String(homeCountryId ?? ''),
  states,
  taxLabel: 'GSTIN',
  ...typed,
});

/** The parts of a link's page. */
export interface Parts {
  readonly link: StoredPaylink;
  readonly facts: PayFacts;
  /** The batch that takes nobody any more. */
  readonly taken: TakenBatch | undefined;
  /** The price of later periods in words. */
  readonly later: string | undefined;
  readonly settings: SellingSettings;
  readonly places: Awaited<ReturnType<typeof readPlaces>>;
  readonly token: string;
  /** The payer came back from the bank. */
  readonly isBack: boolean;
  /** The provider gave no session. */
  readonly isUnreachable: boolean;
  readonly typed: TypedBill;
}

/** Minutes after which a payer is not kept waiting for the bank's answer. */
const confirmMinutes = 10;

const stateOf = ({ link, facts, taken, settings, places, token, isBack, isUnreachable, typed }: Parts): PayState => {
  const bill = link.billTo;
  const mail = maskEmail(bill.email || null) ?? undefined;
  const zone = `${facts.zoneName} time`;
  const back = facts.returned && { ...facts.returned, amount: fullMoney(facts.returned.minor, facts.returned) };
  if (back?.isWhole && link.status !== 'open')
    return { is: 'returned', amount: back.amount, on: back.on, reference: back.reference };
  if (link.status === 'paid')
    return {
      is: 'paid',
      at: `${facts.paidAt} ${zone}`,
      method: facts.method || undefined,
      reference: facts.reference,
      mail: link.invoiceId === null ? undefined : mail,
      returned: back ? { amount: back.amount, on: back.on } : undefined,
      open: link.invoiceId === null ? undefined : { label: 'Open the invoice', href: `/pay/${token}/invoice` },
    };
  if (link.status === 'cancelled')
    return facts.hasSurplus ? { is: 'cancelledPaid', on: facts.closedOn } : { is: 'cancelled', on: facts.closedOn };
  if (isUnreachable) return { is: 'failed', title: 'The payment page can’t be reached' };
  const late = (facts.pressedMinutes ?? 0) > confirmMinutes;
  if (facts.isOnItsWay) return { is: 'confirming', late, mail };
  if (link.status === 'expired') return { is: 'expired', until: facts.expires };
  const isAsking = isBack && facts.pressedMinutes !== null;
  if (taken && !isAsking) return { is: 'taken', ...taken };
  if (facts.isFailed)
    return { is: 'failed', title: 'The payment did not go through', words: facts.failure || undefined };
  if (isAsking) return { is: 'confirming', late, mail };
  if (facts.isOver) return { is: 'expired', until: facts.expires };
  return {
    is: 'open',
    until: `${facts.expires} ${zone}`,
    note: link.note ? { text: link.note, by: facts.sellerPerson } : undefined,
    provider: { page: link.isTest ? 'the test bank’s page' : 'the bank’s page' },
    billTo: billView(bill, places, settings.seller.countryId, typed),
  };
};

/** The pay page of a link as a view. */
export const payViewOf = (parts: Parts): PayView => {
  const { link, facts, later, settings, token, isBack } = parts;
  return {
    token,
    orderNumber: String(link.orderId),
    seller: paySeller(settings),
    title: link.item.title,
    learner: initialsOf(facts.learner),
    price: { ...priceOf(link, facts), later },
    test: link.isTest,
    isBack,
    state: stateOf(parts),
  };
};
