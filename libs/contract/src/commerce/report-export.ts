import { object, string } from 'yup';
import { answeredFile } from '../answered-file';
import { call } from '../call';
import { messages, say } from '../messages';
import { choiceField } from '../records';
import { planKinds } from './plan-kinds';
import { couponGroups } from './report-coupons';
import { reportPeriod } from './report-period';
import { salesGroups } from './report-sales';
import { signupGroups } from './report-signups';
import { subscriptionGroups } from './report-subscriptions';
import { videoColumns } from './report-videos';
import { currencyField, saleItemKinds } from './sale-item';

/** Reports that can be saved as a file. */
export const exportedReports = {
  videos: 'Videos',
  sales: 'Sales',
  signups: 'Sign-ups',
  coupons: 'Coupons',
  subscriptions: 'Subscriptions',
} as const;
export type ExportedReport = keyof typeof exportedReports;

/** Groupings and kinds of each report. A report of no kinds takes none. Videos are those of trainers, in an order. */
export const reportChoices: Readonly<
  Record<
    ExportedReport,
    { readonly groups: Readonly<Record<string, string>>; readonly kinds: Readonly<Record<string, string>> }
  >
> = {
  videos: { groups: videoColumns, kinds: {} },
  sales: { groups: salesGroups, kinds: saleItemKinds },
  signups: { groups: signupGroups, kinds: {} },
  coupons: { groups: couponGroups, kinds: {} },
  subscriptions: { groups: subscriptionGroups, kinds: planKinds },
};

export const reportFormats = { csv: 'CSV', xlsx: 'Excel (XLSX)', pdf: 'PDF' } as const;
export type ReportFormat = keyof typeof reportFormats;

/** One of the choices that the report of the same request has. */
const ofReport = (label: string, part: 'groups' | 'kinds') =>
  string()
    .label(label)
    .max(20)
    .test('choice', say(messages.invalid, { field: label }), (value, { parent }) => {
      const { report } = parent as { readonly report?: string };
      if (value === undefined || report === undefined || !Object.hasOwn(reportChoices, report)) return true;
      return Object.hasOwn(reportChoices[report as ExportedReport][part], value);
    });

/** The fields that say which rows of a report are meant, besides its days. `kind` is a kind of item or an audience. */
export const reportRowsFields = {
  report: choiceField('Report', exportedReports).required(say(messages.required, { field: 'Report' })),
  compare: reportPeriod.compare,
  groupBy: ofReport('Grouped by', 'groups').required(say(messages.required, { field: 'Grouped by' })),
  currency: currencyField().optional(),
  kind: ofReport('Kind', 'kinds').optional(),
};

export const reportFormatField = choiceField('Format', reportFormats).required(
  say(messages.required, { field: 'Format' }),
);

export const reportExportCalls = {
  /** The rows of a report as its screen has them, and their sums as the last line. It needs `exportData` too. 409 for more than 500 rows. */
  read: call({
    method: 'GET',
    path: 'report/export',
    access: ['reportList'],
    answers: 'file',
    request: object({ ...reportRowsFields, from: reportPeriod.from, to: reportPeriod.to, format: reportFormatField }),
    response: answeredFile,
  }),
} as const;
