/** Money that came by bank, UPI or cash, and refunds that are paid out by hand. */
export const record = 'Record a payment…';
export const recordTitle = (sum: string, person: string): string => `Record ${sum} from ${person}?`;
export const recordMeans = (sum: string): string =>
  `The whole sum of ${sum} came outside of the payment page. It waits until another person confirms it, and the link takes no other payment.`;
export const recordVerb = 'Record payment';
export const recorded = (sum: string): string => `${sum} recorded; another person confirms it`;
export const method = 'Method';
export const reference = 'Reference';
export const referenceHelp = 'Of the bank, UPI or receipt. Each is used once.';
export const receivedOn = 'Received on';
export const proof = 'Proof';
export const proofLimits = 'PDF or image, at most 2 MB.';
export const proofTooLarge = 'Max file size is 2 MB';
export const openProof = (name: string): string => `Open the proof ${name}`;
export const saveProof = (name: string): string => `Save the proof ${name}`;

export const waits = 'Waiting for a second person.';
export const recordedBy = (person: string, method: string, day: string): string =>
  `${person} recorded it: ${method}, received on ${day}. Confirm it when the money is there.`;
export const confirm = 'Confirm…';
export const confirmTitle = (sum: string): string => `Confirm ${sum}?`;
export const confirmMeans = (person: string, item: string): string =>
  `The order becomes paid. ${person} gets ${item}, and an invoice is issued.`;
export const confirmSurplus =
  'The order is closed. The money is booked as surplus and gives nothing: accept it or refund it then.';
export const confirmVerb = (sum: string): string => `Confirm ${sum}`;
export const confirmed = 'The payment was confirmed';
export const refuse = 'Refuse…';
export const refuseTitle = (sum: string): string => `Refuse ${sum}?`;
export const refuseMeans = 'The link can be paid again while it is valid. The person who recorded it reads the reason.';
export const refuseVerb = 'Refuse payment';
export const refused = 'The payment was refused';
export const own = 'Another person confirms money that you recorded';
export const withdraw = 'Withdraw…';
export const withdrawTitle = (sum: string): string => `Withdraw ${sum}?`;
export const withdrawMeans =
  'The link can be paid again while it is valid, and the reference can be recorded elsewhere.';
export const withdrawVerb = 'Withdraw payment';
export const withdrawn = 'The payment was withdrawn';

export const toPayOut = (sum: string): string => `A refund of ${sum} waits to be paid out by hand.`;
export const payOutFirst = 'Pay it out, then settle it with reference and day.';
export const settle = 'Settle…';
export const settleTitle = (sum: string): string => `Settle the refund of ${sum}?`;
export const settleMeans = (person: string): string =>
  `Settle it when the money is back with ${person}. The refund is then booked, and its credit note is issued.`;
export const settleVerb = (sum: string): string => `Settle ${sum}`;
export const settled = 'The refund was settled';
export const settleReference = 'Of the bank, UPI or receipt.';
export const paidOn = 'Paid out on';

export const byHand = (method: string): string => (method === '' ? 'By hand' : `${method}, by hand`);
export const confirmedIt = (person: string): string => `${person} confirmed it: `;
export const refusedBy = 'Refused by';
