import { object, string, type InferType } from 'yup';

/** Fields of a payer that are masked for users who may not reveal personal data, with their words. */
export const payerPersonal = { email: 'E-mail' } as const;
export type PayerPersonal = keyof typeof payerPersonal;

/** A payer in words, as staff see it: the place is written out. */
export const shownPayer = object({
  name: string().defined(),
  email: string().defined(),
  place: string().defined(),
  taxId: string().defined(),
});
export type ShownPayer = InferType<typeof shownPayer>;
