/** A link that was made. */
export const theLink = 'The link';
export const loading = 'Loading the link';
export const ready = 'Link is ready';
export const access = 'Access given';
export const paid = 'Paid';
export const expired = 'Expired';
export const cancelled = 'Cancelled';
export const forWhom = (item: string, learner: string, payer: string): string =>
  payer === '' || payer === learner ? `${item}, for ${learner}.` : `${item}, for ${learner}. ${payer} pays.`;
export const openUntil = (at: string): string => `Open until ${at}. The price is frozen.`;
export const closedSince = (why: string): string => (why ? `This link is closed: ${why}` : 'This link is closed.');
export const nothingToPay = 'There is nothing to pay. Access was given immediately.';
export const isPaid = 'This link is paid.';
export const open = 'Open';
export const address = 'Address of the link';
export const whatsApp = 'WhatsApp';
export const mail = 'Mail';
export const sms = 'SMS';
export const saveQr = 'Save QR';
export const showQr = 'Show QR';
export const closeQr = 'Close';
export const qrCode = 'QR code of the link';
export const qrFile = (id: number): string => `payment-link-${id}.svg`;
export const copyLink = 'Copy link';
export const copied = 'Copied';
export const share = 'Share…';
export const newLink = 'New link';
export const invoice = 'Invoice';
export const keys = { C: 'Copy the link', N: 'New link' };
export const keyNames = { copy: 'C', fresh: 'N' } as const;

export const textToSend = 'Text to send';
export const copyText = 'Copy text';
export const message = (to: {
  readonly payer: string;
  readonly item: string;
  readonly learner: string | undefined;
  readonly sum: string;
  readonly url: string;
  readonly until: string;
  readonly from: string;
}): string =>
  [
    `Hello${to.payer && ` ${to.payer}`}, here is the link for ${to.item}${to.learner ? `, for ${to.learner}` : ''}: ${to.sum}.`,
    to.url,
    `It is open until ${to.until}. ${to.from}`,
  ].join('\n');
export const subject = (item: string): string => `Payment link for ${item}`;

export const next = 'What happens next';
export const happened = 'What happened';
export const mailed = (email: string): string => (email ? `Mailed to ${email}` : 'Mailed');
export const notMailed = 'You send the link';
export const notMailedHelp = 'Copy it, or send it by WhatsApp, SMS or mail';
export const opens = (name: string): string => `${name} opens it`;
export const opensHelp = 'You see it in Your links immediately';
export const opened = (name: string): string => `${name} opened it`;
export const pays = (name: string): string => `${name} pays`;
export const paysHelp = (learner: string, payer: string): string =>
  learner === payer
    ? `${learner} gets access and the invoice; nothing for you to do`
    : `${learner} gets access, ${payer} the invoice; nothing for you to do`;
export const paying = (name: string): string => `${name} is paying`;
export const onItsWay = (name: string): string => `The money of ${name} is on its way`;
export const onItsWayHelp = 'The bank or a second person confirms it';
export const failed = (name: string): string => `${name} tried to pay`;
export const failedHelp = (why: string): string => `${why}. The link stays open.`;
export const hasPaid = (name: string): string => `${name} paid`;
export const invoiceIs = (number: string): string => `Invoice ${number}`;
export const invoiceSoon = 'The invoice is being made';
export const ends = 'The link ends';
export const endsHelp = 'It is never prolonged: you make a new one';
export const ended = 'The link has ended';
export const endedHelp = 'Make a new one for today’s price';

export const cancelLink = 'Cancel link…';
export const cancelTitle = 'Cancel this link?';
export const cancelVerb = 'Cancel link';
export const cancelMeans = 'The pay page says that the link was cancelled. It can’t be opened again.';
export const someonePays = 'Somebody is paying right now. Money that still arrives is returned.';
export const isCancelled = 'Link cancelled';
