import { boolean, number, object, string, type InferType } from 'yup';
import { id, text } from '../fields';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { planKinds } from './plan-kinds';

/** The kinds of things that are sold. */
export const saleItemKinds = { plan: 'Plan', course: 'Course', batch: 'Batch' } as const;
export type SaleItemKind = keyof typeof saleItemKinds;

/** The thing that is sold: a plan, a course or a seat in a batch. A trainer plan names its audience; other things are for students. */
export const saleItemField = object({
  kind: choiceField('Item', saleItemKinds).required(say(messages.required, { field: 'Item' })),
  id: id('Item'),
  audience: choiceField('Audience', planKinds).optional(),
});

/** A currency by its code, as a field. */
export const currencyField = () =>
  string()
    .label('Currency')
    .matches(/^[A-Z]{3}$/, say(messages.invalid, { field: 'Currency' }))
    .required(say(messages.required, { field: 'Currency' }));

/** A choice of the list of items. `reason` says why it cannot be sold; the price is then not shown as one to take. */
export const saleItem = object({
  kind: choiceField('Item', saleItemKinds).required(),
  id: id(),
  /** The people who can buy it. */
  audience: choiceField('Audience', planKinds).required(),
  title: string().required(),
  about: string().defined(),
  /** In the currency that was asked for; null where it has no price in it and no rate. */
  priceMinor: number().nullable().defined(),
  isConverted: boolean().required(),
  reason: string().nullable().defined(),
});
export type SaleItem = InferType<typeof saleItem>;

/** The code of a coupon as it is typed or pasted. */
export const couponCodeField = () => text('Coupon', { max: 60 });
