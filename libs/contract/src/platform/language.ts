import { boolean, number, object, string } from 'yup';
import { call } from '../call';
import { listRequest, pageOf, type ListFields } from '../wire';

export const languageListFields = {
  code: { type: 'text', filter: true, sort: true },
  name: { type: 'text', filter: true, sort: true },
  sortOrder: { type: 'number', sort: true },
  active: { type: 'choice', choices: ['true', 'false'], filter: true },
} as const satisfies ListFields;

export const languageRow = object({
  id: number().required(),
  code: string().required(),
  name: string().required(),
  nativeName: string().required(),
  direction: string().oneOf(['ltr', 'rtl']).required(),
  active: boolean().required(),
  isDefault: boolean().required(),
  sortOrder: number().required(),
  version: number().required(),
});

export const languageCalls = {
  list: call({
    method: 'GET',
    path: 'language/list',
    access: 'signed in',
    request: listRequest(languageListFields),
    response: pageOf(languageRow),
  }),
} as const;
