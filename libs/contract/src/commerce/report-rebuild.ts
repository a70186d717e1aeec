import { object } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { choiceField } from '../records';
import { messages, say } from '../messages';
import { reportPeriod } from './report-period';

/** Reports with daily sums. */
export const dailyReports = {
  sales: 'Sales',
  signups: 'Sign-ups',
  coupons: 'Coupons',
  subscriptions: 'Subscriptions',
  videos: 'Videos',
} as const;
export type DailyReport = keyof typeof dailyReports;

export const reportRebuildCalls = {
  /** Adds the sums of the days up again, from their rows. `jobId` is the job that does it. */
  run: call({
    method: 'POST',
    path: 'report/rebuild',
    access: ['settingEdit'],
    request: object({
      report: choiceField('Report', dailyReports).required(say(messages.required, { field: 'Report' })),
      from: reportPeriod.from,
      to: reportPeriod.to,
    }),
    response: object({ jobId: id('Job') }),
  }),
} as const;
