/** The payments of one batch, on people's page. */
export const title = 'Payments of this batch';
export const none = 'No payments for this batch yet';
export const areShown = 'A payment appears here as soon as its provider tells of it.';
export const noneMatches = 'No payment matches';
export const learner = 'Student';
export const payer = 'Paid by';
export const invoice = 'Invoice';
export const link = 'Link';
export const linkNo = (id: number): string => `No. ${id}`;
