import { mixed, object, string } from 'yup';
import { billToFields, gstinFault } from '@lectern/contract/commerce';
import { text } from '@lectern/contract/fields';
import { messages, say } from '@lectern/contract/messages';
import * as texts from '../texts/paylink';
import { longestHours, needsState, type PaylinkValues } from './values';

const isHours = (typed: string | undefined, most: number): boolean =>
  /^\d{1,3}$/.test(typed ?? '') && Number(typed) >= 1 && Number(typed) <= most;

/** The rules of the form; in the country `indiaId` the tax depends on the state. */
export const paylinkSchema = (indiaId: number | undefined) =>
  object({
    buyer: mixed()
      .nullable()
      .test('learner', texts.findFirst, (value) => value !== null),
    item: mixed()
      .nullable()
      .test('item', texts.pickFirst, (value) => value !== null),
    name: string().when('payer', {
      is: 'other',
      then: () =>
        text(texts.payerName, { min: 2, max: 120 }).required(say(messages.required, { field: texts.payerName })),
    }),
    email: billToFields.fields.email,
    address: billToFields.fields.address,
    stateId: mixed()
      .nullable()
      .test(
        'state',
        say(messages.required, { field: texts.state }),
        (_value, { parent }) => !needsState(parent as PaylinkValues, indiaId),
      ),
    taxId: string().test('gstin', (value, { createError }) => {
      const fault = value?.trim() ? gstinFault(value.trim().toUpperCase()) : undefined;
      if (fault === undefined) return true;
      return createError({ message: fault === 'form' ? texts.gstinForm : texts.gstinDigit });
    }),
    hours: string().when('expires', {
      is: 'other',
      then: (field) =>
        field.test('hours', (typed, { parent, createError }) => {
          const most = longestHours(parent as PaylinkValues);
          return isHours(typed, most) || createError({ message: texts.hoursRange(most) });
        }),
    }),
    note: text(texts.note, { max: 300 }),
  });
