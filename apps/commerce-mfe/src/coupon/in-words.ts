import { couponAudiences, discountOf, moneyText, type Currency } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import * as texts from '../texts/in-words';
import { lastDayText } from './dates';
import { couponForm, type CouponValues } from './values';
import { percentText } from './words';

/** A part of the sentence; `missing` where the form has no value yet. */
export interface Part {
  readonly text: string;
  readonly missing?: true;
}
export interface InWords {
  readonly sentence: readonly Part[];
  /** What an order would cost, once the discount is known. */
  readonly example: { readonly price: string; readonly cost: string } | undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(texts.and);

const scopeText = ({ appliesTo, targets, audience, userIds }: CouponValues): string => {
  const named = targets.slice(0, 3).map(({ name }) => name);
  const things =
    appliesTo === 'all'
      ? ''
      : appliesTo === 'chosen'
        ? targets.length > 3
          ? texts.andMore(named.join(', '), targets.length - 3)
          : list(named)
        : appliesTo;
  const people =
    audience === 'everyone'
      ? ''
      : audience === 'new'
        ? couponAudiences.new.toLowerCase()
        : userIds.length === 0
          ? ''
          : texts.chosenStudents(userIds.length);
  return [things && texts.onlyFor(things), people && texts.onlyFor(people)].filter(Boolean).join(' ');
};

/** The summary of a coupon in its first currency, with an order as an example. */
export const inWords = (values: CouponValues, currencies: readonly Currency[]): InWords => {
  const digits = Object.fromEntries(currencies.map(({ code, exponent }) => [code, exponent]));
  const { wire, wrong } = couponForm(digits).read(values);
  const [first] = wire.amounts;
  const currency = currencies.find(({ code }) => code === first?.currency);
  if (!first || !currency) return { sentence: [{ text: texts.currencyMissing, missing: true }], example: undefined };
  const money = (minor: number): string => moneyText(minor, currency);
  const isFlat = values.discountKind === 'flat';
  const off = isFlat ? first.flatMinor && money(first.flatMinor) : wire.percentBp && percentText(wire.percentBp);
  const { perUserLimit, totalLimit = null, startsAt, endsAt } = wire;
  const scope = scopeText(values);
  const others = wire.amounts.slice(1).map((amount) => amount.currency);
  const sentence: Part[] = [
    off ? { text: texts.off(off) } : { text: texts.discountMissing, missing: true },
    ...(wrong['amounts[0].capMinor']
      ? [{ text: ', ' }, { text: texts.upToMissing, missing: true } as const]
      : first.capMinor
        ? [{ text: texts.upTo(money(first.capMinor)) }]
        : []),
    ...(first.minimumMinor ? [{ text: texts.onOrdersOf(money(first.minimumMinor)) }] : []),
    { text: '. ' },
    ...(scope ? [{ text: `${scope} ` }] : []),
    startsAt ? { text: texts.from(dateText(startsAt)) } : { text: texts.startMissing, missing: true },
    ...(endsAt
      ? [{ text: texts.until(lastDayText(endsAt)) }]
      : [{ text: ', ' }, { text: texts.endMissing, missing: true } as const, { text: '. ' }]),
    {
      text: texts.perStudentAndInAll(
        perUserLimit ? texts.perStudent(capital(texts.times(perUserLimit))) : texts.perStudentMissing,
        totalLimit === null ? texts.noLimit : texts.inAll(texts.times(totalLimit)),
      ),
    },
    ...(others.length > 0 ? [{ text: texts.alsoIn(list(others)) }] : []),
  ];
  const price = first.minimumMinor
    ? Math.round(first.minimumMinor * 1.2)
    : isFlat && first.flatMinor
      ? first.flatMinor * 4
      : 1000 * 10 ** currency.exponent;
  return {
    sentence,
    example: off
      ? {
          price: money(price),
          cost: money(
            price - discountOf({ discountKind: values.discountKind, percentBp: wire.percentBp ?? null }, first, price),
          ),
        }
      : undefined,
  };
};
