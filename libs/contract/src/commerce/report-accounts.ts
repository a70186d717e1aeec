import { object, string } from 'yup';
import { answeredFile } from '../answered-file';
import { call } from '../call';
import { messages, say } from '../messages';
import { choiceField } from '../records';

/** The files for accountants. */
export const accountsKinds = { gstr1: 'GSTR-1 rows', journal: 'Journal' } as const;
export type AccountsKind = keyof typeof accountsKinds;

export const accountsCalls = {
  /** One CSV of a month that is over. 409 while a difference with a provider is open. It needs `exportData` too. */
  read: call({
    method: 'GET',
    path: 'report/accounts',
    access: ['invoiceList'],
    answers: 'file',
    request: object({
      month: string()
        .label('Month')
        .matches(/^20\d\d-(0[1-9]|1[0-2])$/, {
          message: say(messages.invalid, { field: 'Month' }),
          excludeEmptyString: true,
        })
        .required(say(messages.required, { field: 'Month' })),
      kind: choiceField('File', accountsKinds).required(say(messages.required, { field: 'File' })),
    }),
    response: answeredFile,
  }),
} as const;
