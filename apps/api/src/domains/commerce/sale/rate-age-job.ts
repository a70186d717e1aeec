import { sql } from 'kysely';
import { defineJob } from '../../../server/jobs/job';
import { noticeToHolders } from '../payment/notices';
import { readSellingSettings } from './selling-settings.queries';

/** Days that remain, after the notice, until links in a currency are refused. */
const daysBefore = 10;

/** Reports rates that will soon be too old for payment links, once for the same rates. */
export const rateAge = defineJob({
  name: 'rate.age',
  kind: 'payment',
  async run({ db, step }) {
    const { maxRateAgeDays } = await readSellingSettings(db);
    const { rows } = await sql<{ code: string; since: string; days: number }>`
      select c.code, r.since::text as since, report_day(money_now()) - r.since as days
      from currencies c cross join lateral (
        select report_day(max(p.valid_from)) as since from price_rates p where p.currency = c.code and p.valid_from <= money_now()) r
      where c.active and r.since <= report_day(money_now()) - ${Math.max(1, maxRateAgeDays - daysBefore)}::int order by c.code`.execute(
      db,
    );
    if (rows.length > 0)
      await step(async (transaction) => {
        const codes = rows.map(({ code }) => code).join(', ');
        await noticeToHolders(transaction, 'settingEdit', {
          title: `Rates get old: ${codes}`,
          body: `The oldest is ${Math.max(...rows.map(({ days }) => days))} days old. After ${maxRateAgeDays} days sales can make no link in that currency.`,
          link: '/setting/currencies',
          key: `rate-age:${rows.map(({ code, since }) => code + since).join(',')}`,
        });
        return { done: rows.length };
      });
    return { state: 'done' };
  },
});
