import { moneyText } from '@lectern/contract/commerce/money';
import type { AuditRow } from '@lectern/contract/platform/audit';
import { personalMasks } from '../../../server/calls/personal-masks';

export type Logged = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** What a person needs to read the log: names behind ids, currencies behind amounts, and whether they may see what is personal. */
export interface Reader {
  readonly names: ReadonlyMap<string, ReadonlyMap<unknown, string>>;
  readonly currencies: ReadonlyMap<string, { readonly symbol: string; readonly exponent: number }>;
  readonly mayReveal: boolean;
}

/** Places in an order, which say nothing to a person. */
const silent = new Set(['sortKey']);
const masks: Readonly<Record<string, (text: string) => string>> = personalMasks;

/** A stored value as plain words. */
export const plainText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value === 'object') return Object.values(value).map(plainText).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

interface Amount {
  readonly currency: string;
  readonly flatMinor: number | null;
  readonly capMinor: number | null;
  readonly minimumMinor: number;
}

const amountText = ({ currency, flatMinor, capMinor, minimumMinor }: Amount, { currencies }: Reader): string => {
  const money = (minor: number): string =>
    moneyText(minor, { code: currency, ...(currencies.get(currency) ?? { symbol: '', exponent: 2 }) });
  const parts = [
    flatMinor === null ? currency : `${currency} ${money(flatMinor)}`,
    capMinor !== null && `at most ${money(capMinor)}`,
    minimumMinor > 0 && `from ${money(minimumMinor)}`,
  ];
  return parts.filter(Boolean).join(' ');
};

const textOf = (field: string, value: unknown, reader: Reader): string => {
  const name = reader.names.get(field)?.get(value);
  if (name !== undefined) return name;
  if (field === 'amounts' && Array.isArray(value))
    return (value as readonly Amount[]).map((amount) => amountText(amount, reader)).join(', ');
  // The topics of a chapter, by their titles.
  if (field === 'topics' && Array.isArray(value))
    return (value as readonly { readonly title: string }[]).map(({ title }) => title).join(', ');
  const text = plainText(value);
  return reader.mayReveal ? text : (masks[field]?.(text) ?? text);
};

/** The changes, as this person may read them. */
export const shownChanges = (changes: Logged, reader: Reader): AuditRow['changes'] =>
  Object.entries(changes)
    .filter(([field]) => !silent.has(field))
    .map(([field, [before, after]]) => ({
      field,
      before: textOf(field, before, reader),
      after: textOf(field, after, reader),
    }));
