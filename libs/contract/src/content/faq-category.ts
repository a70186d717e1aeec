import { array, number, object, string } from 'yup';
import { call } from '../call';
import { id, required, requiredText, version } from '../fields';
import { choiceField, keysOf } from '../records';
import { audiences } from './faq';

/** A category of FAQs with how many it holds, in the order of its audience. */
export const faqCategory = object({
  id: id(),
  version: version(),
  audience: string().oneOf(keysOf(audiences)).required(),
  name: string().required(),
  faqs: number().required(),
  drafts: number().required(),
});

const name = () => requiredText('Name', { min: 2, max: 60 });
const audience = () => choiceField('Audience', audiences);

/** What a person writes of a category. */
export const faqCategoryFields = {
  audience: required(audience()),
  name: name(),
};

const path = 'admin/faqs/category';

export const faqCategoryCalls = {
  /** All live categories: audience by audience, each in its order. */
  list: call({
    method: 'GET',
    path,
    access: ['settings'],
    request: object({ audience: audience() }),
    response: object({ items: array().of(faqCategory).required() }),
  }),
  add: call({
    method: 'POST',
    path,
    access: ['faqEdit'],
    request: object({ ...faqCategoryFields, beforeId: id().nullable().optional() }),
    response: object({ category: faqCategory }),
  }),
  /** `beforeId` moves it before that category of its audience, or last when null; the audience is fixed once it has FAQs. */
  update: call({
    method: 'PUT',
    path,
    access: ['faqEdit'],
    request: object({
      id: id(),
      version: version(),
      audience: audience(),
      name: name().optional(),
      beforeId: id().nullable().optional(),
    }),
    response: object({ category: faqCategory }),
  }),
  /** A category in use is refused unless `moveTo` names the category that takes its FAQs. */
  delete: call({
    method: 'DELETE',
    path,
    access: ['faqEdit'],
    request: object({ id: id(), version: version(), moveTo: id('Category').optional() }),
    response: object({ moved: number().required() }),
  }),
} as const;
