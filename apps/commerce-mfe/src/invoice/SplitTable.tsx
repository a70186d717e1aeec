import type { ReactNode } from 'react';
import { fullMoney, type InvoiceSplit } from '@lectern/contract/commerce';
import { rate } from '../texts/invoice';
import * as texts from '../texts/invoice-correct';

interface Props {
  readonly before: InvoiceSplit;
  readonly after: InvoiceSplit;
  readonly currency: Parameters<typeof fullMoney>[1];
}

/** The rest of an invoice with its taxes, as it is and for the corrected payer. */
export function SplitTable({ before, after, currency }: Props): ReactNode {
  const names = [...new Set([...before.taxLines, ...after.taxLines].map(({ name, rateBp }) => rate(name, rateBp)))];
  const taxIn = ({ taxLines }: InvoiceSplit, name: string): string => {
    const line = taxLines.find((each) => rate(each.name, each.rateBp) === name);
    return line ? fullMoney(line.taxMinor, currency) : '–';
  };
  const money = (minor: number): string => fullMoney(minor, currency);
  return (
    <table className="correct-split">
      <caption>{texts.whatIsLeft}</caption>
      <thead>
        <tr>
          <th />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.place}</th>
          <td>{before.placeOfSupply || texts.nowhere}</td>
          <td>{after.placeOfSupply || texts.nowhere}</td>
        </tr>
        <tr>
          <th scope="row">{texts.net}</th>
          <td>{money(before.netMinor)}</td>
          <td>{money(after.netMinor)}</td>
        </tr>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{taxIn(before, name)}</td>
            <td>{taxIn(after, name)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.total}</th>
          <td>{money(before.totalMinor)}</td>
          <td>{money(after.totalMinor)}</td>
        </tr>
      </tbody>
    </table>
  );
}
