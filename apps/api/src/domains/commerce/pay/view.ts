/** The seller as the payer sees it. Texts are ready to read; `phone` is as it is dialled, spaces allowed. */
export interface PaySeller {
  readonly name: string;
  /** City and country. */
  readonly place?: string | undefined;
  readonly phone?: string | undefined;
  readonly mail?: string | undefined;
  /** Name on papers, with the tax number's own name: `{ label: 'GSTIN', number: '29AABCL0000L1ZV' }`. */
  readonly legalName?: string | undefined;
  readonly tax?: { readonly label: string; readonly number: string } | undefined;
  /** Addresses, https or a path of our own. */
  readonly terms?: string | undefined;
  readonly refunds?: string | undefined;
}

/** A named amount: `CGST 9%`, `₹392.55`. */
export interface PayLine {
  readonly name: string;
  readonly amount: string;
}

/** A sum in its parts; list + coupon + added = total. Every amount is ready text with its sign and currency. */
export interface PayPrice {
  readonly list: string;
  /** The amount carries its minus: `−₹500.00`. */
  readonly coupon?: { readonly code: string; readonly amount: string } | undefined;
  /** Taxes on top, rows above the total. */
  readonly added: readonly PayLine[];
  readonly total: string;
  /** The sum as the bank shows it, in currencies with 0 or 3 digits: `¥1,200`. */
  readonly charged?: string | undefined;
  /** Taxes within the total, rows below it. */
  readonly included: readonly PayLine[];
  /** A plan's next sum: `Then ₹999.00 a month from 15 Mar 2027`. */
  readonly later?: string | undefined;
}

export type BillToField = 'name' | 'email' | 'address' | 'countryId' | 'stateId' | 'taxId';
export interface BillToOption {
  readonly id: string;
  readonly name: string;
}

/** The invoice's address. It never holds what is stored, only its mask, and what this payer just typed. */
export interface BillToView {
  /** Initials and state: `S. R., Karnataka`. */
  readonly summary: string;
  /** Masks of what is stored. Such a field may be sent empty: then it stays as it is. */
  readonly kept: Readonly<Partial<Record<'name' | 'email' | 'address' | 'taxId', string>>>;
  /** The stored choice of country and state; typed ones come first. */
  readonly countryId?: string | undefined;
  readonly stateId?: string | undefined;
  readonly typed?: Readonly<Partial<Record<BillToField, string>>> | undefined;
  readonly errors?: Readonly<Partial<Record<BillToField, string>>> | undefined;
  readonly countries: readonly BillToOption[];
  /** The seller's country: only there a state is asked. */
  readonly homeCountryId: string;
  readonly states: readonly BillToOption[];
  /** Name of the tax number in the seller's country: `GSTIN`. */
  readonly taxLabel: string;
  /** The address was saved by the request before this page. */
  readonly saved?: boolean | undefined;
}

export interface OpenState {
  readonly is: 'open';
  /** Weekday, day, hour and zone: `Monday 23 November 2026, 17:12 India time`. */
  readonly until: string;
  readonly note?: { readonly text: string; readonly by: string } | undefined;
  /** The page that *Pay* opens: `Razorpay’s page`, with `UPI, card or net banking`. */
  readonly provider: { readonly page: string; readonly methods?: string | undefined };
  readonly billTo: BillToView;
}

/** A batch that takes nobody any more, with the next one of its course that does. */
export interface TakenBatch {
  readonly batch: string;
  readonly isFull: boolean;
  readonly next?: { readonly batch: string; readonly starts: string };
}

/** Times are ready texts in the business's zone, and name it where an hour is given. */
export type PayState =
  | OpenState
  /** `title` in our words (`Your bank did not answer`), `words` as the bank said it. */
  | { readonly is: 'failed'; readonly title: string; readonly words?: string | undefined }
  /** `late`: more than 10 minutes have passed. `mail` is masked. */
  | { readonly is: 'confirming'; readonly late: boolean; readonly mail?: string | undefined }
  | {
      readonly is: 'paid';
      readonly at: string;
      /** `UPI`, `card`. */
      readonly method?: string | undefined;
      readonly reference: string;
      readonly mail?: string | undefined;
      readonly open?: { readonly label: string; readonly href: string } | undefined;
      /** A part that went back: sum and day. */
      readonly returned?: { readonly amount: string; readonly on: string } | undefined;
    }
  /** `returnedBy`: money came too late; the day by which the payer has it again. */
  | { readonly is: 'expired'; readonly until: string; readonly returnedBy?: string | undefined }
  | { readonly is: 'cancelled'; readonly on: string }
  | { readonly is: 'cancelledPaid'; readonly on: string; readonly returnedBy?: string | undefined }
  | {
      readonly is: 'returned';
      readonly amount: string;
      readonly on: string;
      readonly reference?: string | undefined;
    }
  | ({ readonly is: 'taken' } & TakenBatch);

/** A payment link's page. No full name, mail, number or token of a person is in it but the link's own token. */
export interface PayView {
  readonly token: string;
  /** Number of the order, for the subject of a mail. */
  readonly orderNumber: string;
  readonly seller: PaySeller;
  readonly title: string;
  /** `Course with James Whitfield, 32 lessons`. */
  readonly about?: string | undefined;
  /** Initials: `A. R.`. */
  readonly learner: string;
  readonly price: PayPrice;
  /** Test money: the page says so. */
  readonly test?: boolean | undefined;
  /** The payer came back from the bank: the page asks for its own address with that mark. */
  readonly isBack?: boolean | undefined;
  readonly state: PayState;
}
