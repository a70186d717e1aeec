import { paintedAt } from './clock';
import { inColdProfile, type Subject } from './measure';

/** KiB of the commerce remote's code until the first chart of a report. The chart and its library are in it. */
export const reportKib = (subject: Subject): Promise<number> =>
  inColdProfile(subject, { saveData: true }, async (page, code) => {
    await page.goto(`${subject.url}/reports/analytical/sales`, { waitUntil: 'commit' });
    await paintedAt(page, 'main .line-chart svg');
    await page.waitForLoadState('networkidle');
    return code.kibOf(/\/remotes\/commerce-mfe\//);
  });
