import { fullMoney } from '@lectern/contract/commerce/money';
import type { Paper, PaperTax, Party } from './paper';
import { rupeesInWords } from './rupees-in-words';

const kinds = { invoice: 'Invoice', credit: 'Credit Note', debit: 'Debit Note' } as const;

export const testText = 'Test paper. It is no tax document, and no real money was paid.';

export const titleOf = ({ kind, test, taxLines }: Paper): string => {
  if (test) return `Test ${kinds[kind]}`;
  return kind === 'invoice' && taxLines.length > 0 ? 'Tax Invoice' : kinds[kind];
};

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '20 November 2026' for '2026-11-20'. */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** 'CGST 9%', 'VAT 12.5%'. */
export const taxText = ({ name, rateBp }: PaperTax): string => `${name} ${rateBp / 100}%`;

const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** Lines below the name of a party. */
export const partyLines = ({ address, state, country, taxId }: Party): readonly string[] =>
  [
    ...address.split('\n'),
    [state, country].filter(Boolean).join(', '),
    taxId && `${gstin.test(taxId) ? 'GSTIN' : 'Tax ID'} ${taxId}`,
  ].filter((line) => line.trim() !== '');

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The paper's number, its day and the papers it refers to. */
export const factsOf = (paper: Paper): readonly Fact[] =>
  [
    { label: kinds[paper.kind], value: paper.numberText },
    { label: 'Date', value: dayText(paper.issuedOn) },
    { label: paper.kind === 'debit' ? 'Reverses' : 'Credits', value: paper.creditsNumber ?? '' },
    { label: 'Replaces', value: paper.replaces ?? '' },
    { label: 'Place of supply', value: paper.placeOfSupply },
    { label: 'Order', value: String(paper.orderId) },
  ].filter(({ value }) => value !== '');

const paidText = ({ kind, paidOn, method, reference }: Paper): string =>
  paidOn === undefined
    ? ''
    : `${[
        `${kind === 'credit' ? 'Paid back' : 'Paid in full'}${method ? ` by ${method}` : ''}`,
        dayText(paidOn),
        ...(reference ? [reference] : []),
      ].join(', ')}.`;

/** Remarks below the table, one paragraph each. */
export const remarksOf = (paper: Paper): readonly string[] =>
  [
    paper.currency.code === 'INR' ? rupeesInWords(paper.totalMinor) : '',
    paper.correctionReason ? `Reason: ${paper.correctionReason}` : '',
    ...paper.note.split('\n'),
    paper.chargedText ? `${fullMoney(paper.totalMinor, paper.currency)}, charged ${paper.chargedText}.` : '',
    paidText(paper),
  ].filter((line) => line.trim() !== '');
