import type { TaxLine } from '@lectern/contract/commerce';
import { plainAmount } from '../plain-amount';
import { gstSection, type GstPaper } from './gst-section';

/** An issued paper as the return reads it; amounts are minor units. */
export interface ReturnedPaper extends Omit<GstPaper, 'sellerState'> {
  readonly number: string;
  readonly issuedOn: string;
  /** The number of the invoice that a note is about. */
  readonly aboutNumber: string | null;
  readonly payerName: string;
  readonly taxCode: string;
  readonly currency: string;
  readonly exponent: number;
  readonly taxLines: readonly TaxLine[];
  readonly netMinor: number;
  readonly totalMinor: number;
}

type Cells = readonly (string | number | null)[];

export const gstHead = [
  ...['Section', 'Number', 'Date', 'About', 'Buyer', 'GSTIN', 'Place of supply', 'SAC', 'Currency', 'Rate'],
  ...['Taxable value', 'IGST', 'CGST', 'SGST or UTGST', 'Other tax', 'Total', 'Papers'],
] as const;

const inIndia: readonly (readonly string[])[] = [['IGST'], ['CGST'], ['SGST', 'UTGST']];

const taxes = (lines: readonly TaxLine[]): readonly number[] => {
  const sum = (of: readonly TaxLine[]): number => of.reduce((all, { taxMinor }) => all + taxMinor, 0);
  const named = inIndia.map((names) => sum(lines.filter(({ name }) => names.includes(name))));
  return [...named, sum(lines) - named.reduce((all, each) => all + each, 0)];
};

/** The rate of all taxes of a paper in percent. */
const rateOf = (lines: readonly TaxLine[]): number => lines.reduce((sum, { rateBp }) => sum + rateBp, 0) / 100;

/** The row of a paper, and its part of the summary by code. */
export const gstRow = (paper: ReturnedPaper, sellerState: string): Cells => {
  const amount = (minor: number): number => plainAmount(minor, paper);
  const section = gstSection({ ...paper, sellerState });
  return [
    ...[section, paper.number, paper.issuedOn, paper.aboutNumber, paper.payerName, paper.taxId, paper.placeOfSupply],
    ...[paper.taxCode, paper.currency, rateOf(paper.taxLines), amount(paper.netMinor)],
    ...taxes(paper.taxLines).map(amount),
    ...[amount(paper.totalMinor), 1],
  ];
};

interface Summed {
  readonly of: Pick<ReturnedPaper, 'taxCode' | 'currency' | 'exponent'> & { readonly rate: number };
  minors: number[];
  papers: number;
}

/** Adds papers up by code, currency and rate: the section HSN. */
export const hsnSummary = () => {
  const sums = new Map<string, Summed>();
  return {
    add: ({ taxCode, currency, exponent, taxLines, netMinor, totalMinor }: ReturnedPaper): void => {
      const rate = rateOf(taxLines);
      const key = `${taxCode} ${currency} ${rate}`;
      const sum = sums.get(key) ?? { of: { taxCode, currency, exponent, rate }, minors: [0, 0, 0, 0, 0, 0], papers: 0 };
      const own = [netMinor, ...taxes(taxLines), totalMinor];
      sum.minors = sum.minors.map((minor, at) => minor + own[at]!);
      sum.papers += 1;
      sums.set(key, sum);
    },
    rows: (): Cells[] =>
      [...sums.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { of, minors, papers }]) => [
          ...['HSN', '', '', null, '', '', '', of.taxCode, of.currency, of.rate],
          ...minors.map((minor) => plainAmount(minor, of)),
          papers,
        ]),
  };
};
