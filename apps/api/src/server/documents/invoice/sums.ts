import { fullAmount, fullMoney } from '@lectern/contract/commerce/money';
import type { Paper } from './paper';
import { taxText } from './words';

/** A column of the table: its head and its one value. */
export interface ItemColumn {
  readonly head: string;
  readonly value: string;
}
export interface SumRow {
  readonly label: string;
  readonly value: string;
  readonly rank: 'part' | 'total' | 'below';
}

/** More taxes than this share one column. */
const mostTaxColumns = 2;

/** Price and discount are shown only where they lead to the sum. A share of an order may miss it by a unit of rounding. */
const priceLeadsToSum = ({ listMinor, discountMinor, taxIncluded, netMinor, totalMinor }: Paper): boolean =>
  listMinor - discountMinor === (taxIncluded ? totalMinor : netMinor);

/** Columns of amounts in the table, without the currency, which the sums below it name. */
export const itemColumns = (paper: Paper): readonly ItemColumn[] => {
  const { taxLines, taxIncluded, currency } = paper;
  const column = (head: string, minor: number): ItemColumn => ({ head, value: fullAmount(minor, currency) });
  const priced = priceLeadsToSum(paper);
  return [
    ...(priced ? [column(taxIncluded && taxLines.length > 0 ? 'Price incl. tax' : 'Price', paper.listMinor)] : []),
    ...(priced && paper.discountMinor !== 0 ? [column('Discount', -paper.discountMinor)] : []),
    ...(taxLines.length > 0 ? [column('Taxable value', paper.netMinor)] : []),
    ...(taxLines.length > mostTaxColumns
      ? [column('Tax', paper.taxMinor)]
      : taxLines.map((tax) => column(taxText(tax), tax.taxMinor))),
    column('Total', paper.totalMinor),
  ];
};

/** Sums below the table. Tax on top is a row above the total; tax in the price is named below it. */
export const sumRows = (paper: Paper): readonly SumRow[] => {
  const { taxLines, taxIncluded, currency, discountMinor, netMinor } = paper;
  const money = (minor: number): string => fullMoney(minor, currency);
  const part = (label: string, minor: number): SumRow => ({ label, value: money(minor), rank: 'part' });
  const below = (label: string, minor: number): SumRow => ({ label, value: money(minor), rank: 'below' });
  const onTop = taxIncluded ? [] : taxLines;
  return [
    ...(priceLeadsToSum(paper) && discountMinor !== 0
      ? [part('Price', paper.listMinor), part('Discount', -discountMinor)]
      : []),
    ...(onTop.length > 0 ? [part('Taxable value', netMinor)] : []),
    ...onTop.map((tax) => part(taxText(tax), tax.taxMinor)),
    { label: 'Total', value: money(paper.totalMinor), rank: 'total' },
    ...(taxIncluded
      ? taxLines.map((tax) => below(`Includes ${taxText(tax)} on ${money(netMinor)}`, tax.taxMinor))
      : []),
    ...(paper.kind === 'invoice' && paper.paidOn !== undefined ? [below('Paid', paper.totalMinor)] : []),
  ];
};
