/** The dialog of a refund. */
export const title = (person: string): string => `Refund ${person}?`;
export const howMuch = 'How much';
export const all = 'All that is left';
export const part = 'A part';
export const amount = 'Amount';
export const range = (least: string, most: string): string => `${least} to ${most}`;
export const canBeRefunded = (sum: string): string => `${sum} can be refunded`;
export const paid = 'Paid';
export const back = 'Back or held';
export const backNow = 'Back now';
export const left = 'Left';
export const net = 'Taxable value';
export const total = 'Total';
export const tax = (name: string, rateBp: number): string => `${name} ${rateBp / 100}%`;
export const takeBack = {
  plan: 'End the plan',
  course: 'End the enrolment',
  batch: 'End the place in the batch',
} as const;
export const takeBackMeans = 'Ends when the refund is done.';
export const giveBack = 'Give the coupon back';
export const giveBackMeans = (code: string, sum: string): string => `${code}, ${sum}. Only when all is refunded.`;
export const reason = 'Reason';
export const printed = 'Printed on the credit note.';
export const kept = 'Kept with the refund.';
export const secondFirst = (sum: string): string => `A second person approves first: above ${sum}.`;
export const nobody = 'Nobody else holds the right yet.';
export const othersMay = (names: string): string => `${names} can approve it.`;
export const heldUntil = (person: string): string => `The sum is held until then; ${person} hears nothing yet.`;
export const sameWay = 'Goes back the way it came';
export const byHand = 'Somebody pays it back by hand';
export const cancel = 'Cancel';
export const verb = (sum: string): string => `Refund ${sum}`;
export const askVerb = (sum: string): string => `Ask to refund ${sum}`;
export const refundAlone = 'Refund';
export const requested = (sum: string): string => `A refund of ${sum} was requested`;
export const waits = (sum: string): string => `A refund of ${sum} waits for a second person`;
export const tooSmall = 'Enter an amount above 0';
export const notANumber = 'Only Numbers are allowed';
export const approveTitle = (sum: string, person: string): string => `Refund ${sum} to ${person}?`;
export const requestedBy = (person: string, reason: string): string => `${person} asked for it: “${reason}”`;
export const keepWaiting = 'Keep waiting';
