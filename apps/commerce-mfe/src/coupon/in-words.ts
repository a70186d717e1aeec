import { discountOf, moneyText, type Currency } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { lastDayText } from './dates';
import type { CouponValues } from './values';
import { readValues } from './wire';
import { audienceWords, percentText } from './words';

/** A stretch of the sentence; `missing` where the form does not say it yet. */
export interface Part {
  readonly text: string;
  readonly missing?: true;
}
export interface InWords {
  readonly sentence: readonly Part[];
  /** What an order would cost, once the discount is known. */
  readonly example: { readonly price: string; readonly cost: string } | undefined;
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-GB')} times`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (names: readonly string[]): string => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

const scopeText = ({ appliesTo, targets, audience, users }: CouponValues): string => {
  const named = targets.slice(0, 3).map(({ name }) => name);
  const things = appliesTo === 'all' ? '' : appliesTo === 'chosen' ? (targets.length > 3 ? `${named.join(', ')} and ${targets.length - 3} more` : list(named)) : appliesTo;
  const people = audience === 'everyone' ? '' : audience === 'new' ? audienceWords.new.toLowerCase() : users.length === 0 ? '' : `${users.length.toLocaleString('en-GB')} chosen ${users.length === 1 ? 'student' : 'students'}`;
  return [things && `Only for ${things}.`, people && `Only for ${people}.`].filter(Boolean).join(' ');
};

/** What the coupon promises, in a sentence of its first currency, and an order as an example. */
export const inWords = (values: CouponValues, currencies: readonly Currency[]): InWords => {
  const digits = Object.fromEntries(currencies.map(({ code, exponent }) => [code, exponent]));
  const { wire, unreadable } = readValues(values, digits);
  const [first] = wire.amounts;
  const currency = currencies.find(({ code }) => code === first?.currency);
  if (!first || !currency) return { sentence: [{ text: 'a currency still to be chosen', missing: true }], example: undefined };
  const money = (minor: number): string => moneyText(minor, currency);
  const isFlat = values.discountKind === 'flat';
  const off = isFlat ? first.flatMinor && money(first.flatMinor) : wire.percentBp && percentText(wire.percentBp);
  const { perUserLimit, totalLimit, startsAt, endsAt } = wire;
  const scope = scopeText(values);
  const others = wire.amounts.slice(1).map((amount) => amount.currency);
  const sentence: Part[] = [
    off ? { text: `${off} off` } : { text: 'A discount still to be given', missing: true },
    ...(unreadable['amounts[0].cap'] ? [{ text: ', ' }, { text: 'up to an amount still to be given', missing: true } as const] : first.capMinor ? [{ text: `, up to ${money(first.capMinor)}` }] : []),
    ...(first.minimumMinor ? [{ text: `, on orders of ${money(first.minimumMinor)} and more` }] : []),
    { text: '. ' },
    ...(scope ? [{ text: `${scope} ` }] : []),
    startsAt ? { text: `From ${dateText(startsAt)}` } : { text: 'Start date missing', missing: true },
    ...(endsAt ? [{ text: ` until ${lastDayText(endsAt)}. ` }] : [{ text: ', ' }, { text: 'end date missing', missing: true } as const, { text: '. ' }]),
    { text: `${perUserLimit ? `${capital(times(perUserLimit))} per student` : 'As often as still to be given'}, ${totalLimit === null ? 'without a limit in all' : `${times(totalLimit ?? 0)} in all`}.` },
    ...(others.length > 0 ? [{ text: ` Also in ${list(others)}.` }] : []),
  ];
  const price = first.minimumMinor ? Math.round(first.minimumMinor * 1.2) : isFlat && first.flatMinor ? first.flatMinor * 4 : 1000 * 10 ** currency.exponent;
  return { sentence, example: off ? { price: money(price), cost: money(price - discountOf({ discountKind: values.discountKind, percentBp: wire.percentBp ?? null }, first, price)) } : undefined };
};
