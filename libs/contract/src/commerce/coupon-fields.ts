import { array, object, string } from 'yup';
import { id, required, requiredText, text } from '../fields';
import { isInstant } from '../instant';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { currencyCode } from '../pattern-text';
import { choiceField } from '../records';
import { appliesTo, couponAudiences, discountKinds } from './coupon-states';
import { largestMinor } from './money';

/** The kinds of things that a coupon can be limited to. */
export const targetKinds = {
  studentPlan: 'Student plan',
  trainerPlan: 'Trainer plan',
  course: 'Course',
  category: 'Category',
} as const;
export type TargetKind = keyof typeof targetKinds;

/** How many things a coupon can be limited to, and how many people one save can choose. */
export const maxTargets = 500;
export const maxUsersAtOnce = 500;

const missing = (field: string): string => say(messages.required, { field });
const invalid = (field: string): string => say(messages.invalid, { field });

/** Signs that nobody sees, as `code_norm` of the database leaves them out. */
const unseen = /[\u00AD\u034F\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/g;

/** The stored form of a code that was typed or pasted. Width, case, unseen signs and spaces at the ends do not count. */
export const normalCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(unseen, '').trim();

export const couponCode = () =>
  string()
    .label('Code')
    .typeError(invalid('Code'))
    // Not yup's own: that one fails on what is no text.
    .transform((value: unknown) => (typeof value === 'string' ? normalCode(value) : value))
    .test('min', say(messages.min, { min: 4 }), (value) => !value || value.length >= 4)
    .max(20, say(messages.max, { max: 20 }))
    .matches(/^[A-Z0-9]*$/, invalid('Code'))
    .test('signs', 'Letters and digits; no spaces', (value) => !value || /^[A-Z0-9]*$/.test(value))
    .required(missing('Code'));
export const couponName = () => requiredText('Internal name', { min: 3, max: 100 });
export const couponDescription = () => text('Description', { max: 500 });
const moment = (label: string) =>
  string()
    .label(label)
    .test('moment', invalid(label), (value) => !value || isInstant(value))
    .required(missing(label));

export const couponAmount = object({
  currency: required(currencyCode()),
  flatMinor: wholeNumber('Amount off', 1, largestMinor).nullable().default(null),
  capMinor: wholeNumber('Maximum discount', 1, largestMinor).nullable().default(null),
  minimumMinor: wholeNumber('Minimum order', 0, largestMinor).default(0),
});

export const couponTarget = object({
  kind: required(choiceField('Selected items', targetKinds)),
  id: id('Selected items'),
});

/** What a person writes of a coupon, each field by itself; `termsErrors` judges them together. */
export const couponFields = {
  code: couponCode(),
  name: couponName(),
  description: couponDescription(),
  discountKind: required(choiceField('Type', discountKinds)),
  percentBp: wholeNumber('Percent off', 1, 10_000).nullable(),
  amounts: array()
    .label('Currency')
    .of(couponAmount)
    .min(1, missing('Currency'))
    .max(20, invalid('Currency'))
    .required(missing('Currency')),
  startsAt: moment('Valid from'),
  endsAt: moment('Valid until'),
  totalLimit: wholeNumber('Total uses', 1, 10_000_000).nullable(),
  perUserLimit: wholeNumber('Uses per student', 1, 1000).required(missing('Uses per student')),
  appliesTo: required(choiceField('Applies to', appliesTo)),
  targets: array().label('Selected items').of(couponTarget).max(maxTargets, invalid('Selected items')),
  audience: required(choiceField('Audience', couponAudiences)),
  userIds: array().label('Chosen students').of(id('Chosen students')).max(maxUsersAtOnce, invalid('Chosen students')),
};
