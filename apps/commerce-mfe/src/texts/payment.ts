/** The page of a payment. */
export const payment = 'Payment';
export const thePayment = 'The payment';
export const loading = 'Loading the payment';
export const noneNamed = 'Payment not found';
export const isDeleted = 'There is no such payment';
export const canBeRestored = 'Payments are never deleted.';
export const deletedOnes = 'All payments';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All payments';
export const by = (method: string, provider: string): string => (method === '' ? provider : `${method} by ${provider}`);

export const charged = 'Charged';
export const fee = 'Fee, borne by us';
export const feeOfPayer = 'Fee, borne by the payer';
export const settles = 'Settles';
export const refunded = 'Refunded';
export const of = (part: string, whole: string): string => `${part} of ${whole}`;

export const ledger = 'Ledger';
export const ledgerOf = (order: number, currency: string): string => `order ${order}, in ${currency}`;
export const nothingBooked = 'Nothing is booked: no money came.';
export const notBookedYet = 'Nothing is booked yet: the money is not confirmed.';
export const time = 'Time';
export const kind = 'Kind';
export const key = 'Key';
export const amount = 'Amount';
export const sum = 'Sum';
export const tax = 'Tax';
export const none = 'none';
export const next = 'next';
export const ifAccepted = 'If accepted';
export const ifRefunded = 'If refunded';
export const rate = (name: string, rateBp: number): string => `${name} ${rateBp / 100}%`;

export const happened = 'What happened';
export const happenedOrder = 'newest first; provider’s time, delay in seconds';
export const said = (provider: string): string => `${provider} sent `;
export const again = ' again';
export const madeLink = (item: string): string => ` made the link for ${item}`;
export const cancelledLink = ' cancelled the link';
export const somebody = 'Somebody';
/** The maker of what the clock does. */
export const theSystem = 'The system';
export const seen = (count: number, at: string): string =>
  count > 1 ? `seen ${count} times, first ${at}` : `seen ${at}`;
export const notSeen = 'not seen';
export const quoted = (text: string): string => `“${text}”`;
export const noEvents = 'No news of the provider yet.';

export const order = 'Order';
export const orderOf = (id: number, status: string): string => `${id}, ${status.toLowerCase()}`;
export const item = 'For';
export const buyer = { student: 'Learner', trainer: 'Trainer' } as const;
export const payer = 'Payer';
export const theBuyer = { student: 'the learner', trainer: 'the trainer' } as const;
export const soldBy = 'Sold by';
export const coupon = 'Coupon';
export const access = 'Access';
export const accessWords = { none: 'none', given: 'given', failed: 'failed', taken_back: 'taken back' } as const;
export const couponOf = (code: string, sum: string): string => `${code}, ${sum}`;

export const papers = 'Papers';
export const noPaper = 'No invoice yet.';
export const noPaperOfSurplus = 'No invoice: surplus is no sale.';
export const refundsAndDisputes = 'Refunds and disputes';
export const noRefund = 'None.';
export const canBeRefunded = (sum: string): string => `Up to ${sum} can be refunded.`;
export const secondAbove = (sum: string): string => `Above ${sum} a second person approves.`;
export const disputeOf = (status: string): string => `Dispute, ${status.toLowerCase()}`;
export const answerBy = (day: string): string => `Answer by ${day} at the provider`;
export const refundBy = (person: string, day: string): string => `${person}, ${day}`;
export const atProvider = 'made at the provider';

export const provider = 'Provider';
export const account = 'Account';
export const accountOf = (provider: string, isLive: boolean): string => `${provider}, ${isLive ? 'live' : 'test'}`;
export const method = 'Method';
export const attempt = 'Attempt';
export const failure = 'Cause';
export const recordedBy = 'Recorded by';
export const confirmedBy = 'Confirmed by';
export const ask = (provider: string): string => `Ask ${provider} now`;
export const nothingNew = (provider: string): string => `${provider} says nothing new`;
export const news = (provider: string, count: number): string =>
  count === 1 ? `${provider} sent one event; it is applied in a moment` : `${provider} sent ${count} events`;
