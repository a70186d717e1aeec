/** Decisions on a payment, and its actions. */
export const cancelledBefore = 'The link was cancelled before this money came.';
export const whoCancelled = (person: string, at: string): string => `${person} cancelled it at ${at}.`;
export const acceptIt = (person: string, item: string): string =>
  `Accept it: ${person} gets ${item} and an invoice. Or refund it.`;
export const surplus = 'The order did not need this money.';
export const surplusMeans = 'It is booked as surplus and gives nothing. Refund it.';
export const waiting = (sum: string): string => `A refund of ${sum} waits for a second person.`;
export const requestedBy = (person: string, reason: string): string => `${person} asked for it: “${reason}”`;
export const accessFailed = 'Paid, but access could not be given.';
export const cause = (error: string): string => `Cause: ${error}.`;
export const disputed = (sum: string): string => `The payer’s bank disputes ${sum}.`;
export const answer = (by: string | null, provider: string): string =>
  by === null ? `Answer it at ${provider}.` : `Answer it at ${provider} by ${by}.`;
export const refundFailed = (sum: string): string => `The refund of ${sum} failed.`;
export const sumIsFree = 'The sum can be refunded again.';
export const noInvoice = 'The order is paid, but has no invoice.';
export const noInvoiceMeans = 'Its number and day are those of the moment at which it is issued.';

export const accept = 'Accept surplus…';
export const acceptTitle = (sum: string): string => `Accept ${sum}?`;
export const acceptMeans = (person: string, item: string): string =>
  `The order becomes paid. ${person} gets ${item} and an invoice. The money can be refunded later.`;
export const acceptVerb = (sum: string): string => `Accept ${sum}`;
export const accepted = 'The surplus was accepted';
export const refund = 'Refund…';
export const approve = (sum: string): string => `Approve ${sum}`;
export const approved = 'The refund was approved';
export const decline = 'Decline…';
export const declineTitle = (sum: string): string => `Decline the refund of ${sum}?`;
export const declineMeans = 'The sum can be refunded again. The person who asked reads the reason.';
export const declineVerb = 'Decline refund';
export const declined = 'The refund was declined';
export const retry = 'Give access again';
export const given = 'Access was given';
export const stillNot = (cause: string): string => `Access could still not be given: ${cause}`;
export const keep = 'Keep as it is';
export const kept = 'The student keeps what is there already';
export const issue = 'Issue invoice';
export const issued = (number: string): string => `${number} was issued`;
export const ownRefund = 'Another person decides on your refund';
export const moreFor = (sum: string): string => `More actions for ${sum}`;
export const nothingLeft = 'Nothing is left to refund';
