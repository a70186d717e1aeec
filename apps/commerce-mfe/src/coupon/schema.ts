import { mixed, object, ValidationError, type Schema } from 'yup';
import { couponFields, termsErrors, type CouponRow } from '@lectern/contract/commerce';
import { messages, say } from '@lectern/contract/messages';
import * as names from '../texts/names';
import { fieldOf, readValues, type Digits, type NewCoupon } from './wire';
import type { CouponValues } from './values';

interface Wrong {
  readonly path: string;
  readonly message: string;
}

const contractSchema = object(couponFields);

/** The contract's errors of each single field. */
const fieldErrors = async (wire: NewCoupon): Promise<Wrong[]> => {
  try {
    await contractSchema.validate({ ...wire, perUserLimit: wire.perUserLimit ?? undefined }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length > 0 ? error.inner : [error]).map(({ path = '', message }) => ({
      path: fieldOf(path),
      message,
    }));
  }
};

/** All errors by field: unreadable values, errors of the contract, contradictions. */
export const errorsOf = async (
  values: CouponValues,
  digits: Digits,
  base?: Pick<CouponRow, 'startsAt' | 'endsAt'>,
): Promise<Wrong[]> => {
  const { wire, unreadable } = readValues(values, digits, base);
  const unread = Object.entries(unreadable).map(([path, message]) => ({ path, message }));
  const own = (await fieldErrors(wire)).filter(({ path }) => unreadable[path] === undefined);
  const known = new Set([...unread, ...own].map(({ path }) => path));
  const together = termsErrors({
    ...wire,
    percentBp: wire.percentBp ?? null,
    totalLimit: wire.totalLimit ?? null,
    amounts: wire.amounts,
    targets: wire.targets?.length ?? 0,
    users: wire.userIds?.length ?? 0,
  })
    .flatMap(({ property, constraints }) =>
      Object.values(constraints).map((message) => ({ path: fieldOf(property), message })),
    )
    .filter(({ path }) => !known.has(path));
  const days = (['startsOn', 'endsOn'] as const).filter(
    (day) => values[day] !== '' && !known.has(day) && wire[day === 'startsOn' ? 'startsAt' : 'endsAt'] === '',
  );
  return [
    ...unread,
    ...own,
    ...together,
    ...days.map((path) => ({
      path,
      message: say(messages.invalid, { field: path === 'startsOn' ? names.validFrom : names.validUntil }),
    })),
  ];
};

/** The rules of the contract for the form's values. */
export const couponSchema = (digits: Digits, base?: Pick<CouponRow, 'startsAt' | 'endsAt'>): Schema =>
  mixed<CouponValues>().test('coupon', async (values, { createError }) => {
    const wrong = values ? await errorsOf(values, digits, base) : [];
    return wrong.length === 0 || new ValidationError(wrong.map(({ path, message }) => createError({ path, message })));
  });
