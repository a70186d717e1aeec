/** The list and the page of an invoice, a credit note or a debit note. */
export const title = 'Invoices';
export const counts = { one: 'invoice', many: 'invoices' };
export const search = 'Number or payer';
export const number = 'Number';
export const payer = 'Payer';
export const item = 'For';
export const kind = 'Kind';
export const series = 'Series';
export const allKinds = 'All kinds';
export const place = 'Place of supply';
export const tax = 'Tax';
export const total = 'Total';
export const order = 'Order';
export const day = 'Date';
export const currency = 'Currency';
export const marks = 'Marks';
export const none = 'No invoices yet';
export const whatItIs = 'An invoice is issued with each payment of an order.';

export const invoice = 'Invoice';
export const theInvoice = 'The invoice';
export const loading = 'Loading the invoice';
export const noneNamed = 'Invoice not found';
export const isDeleted = 'There is no such invoice';
export const canBeRestored = 'An issued invoice is never deleted.';
export const deletedOnes = 'All invoices';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All invoices';

export const issued = 'Issued';
export const replaced = 'Replaced';
export const credited = 'Credited';
export const creditedInPart = 'Credited in part';
export const test = 'Test';
export const forLearner = (payer: string, learner: string): string => `${payer} for ${learner}`;
export const neverChanges = 'an issued invoice never changes';
export const download = 'Download PDF';
export const replacedBy = 'Replaced by';
export const replaces = 'Replaces';
export const credits = 'Credits';
export const reverses = 'Reverses';

export const soldBy = 'Sold by';
export const billTo = 'Bill to';
export const description = 'Description';
export const sac = 'SAC';
export const taxCode = 'Tax code';
export const original = 'Original for recipient';
export const forPerson = (learner: string): string => `For ${learner}`;
export const paper = (number: string): string => `The paper ${number}`;

export const whatIsLeft = 'What is left of it';
export const left = 'Left';
export const noteOf = (kind: string, day: string): string => `${kind.toLowerCase()}, ${day}`;
export const taxLeft = (name: string, whole: string, gone: string): string => `${name}: ${whole} − ${gone}`;
export const rate = (name: string, rateBp: number): string => `${name} ${rateBp / 100}%`;
export const whereFrom = 'Where it comes from';
export const person = { student: 'Learner', trainer: 'Trainer' } as const;
export const payment = 'Payment';
export const paymentOf = (method: string, sum: string): string => (method === '' ? sum : `${method}, ${sum}`);
export const orderOf = (id: number, status: string): string => `${id}, ${status.toLowerCase()}`;
export const history = 'History';
export const issuedBy = (kind: string, person: string | null): string =>
  person === null ? kind : `${kind} by ${person}`;
export const quoted = (text: string): string => `“${text}”`;
export const issuedWithPayment = 'Issued with the payment';
