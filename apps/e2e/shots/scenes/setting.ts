import { see } from '../../src/harness';
import type { CellOf } from '../cells';
import type { Scene } from '../stage';
import { broken } from './platform';

/** Settings → General. */
export const setting: Readonly<Record<CellOf<'setting'>, Scene>> = {
  'setting/general': async ({ page, open }) => {
    await open(1, '/setting/general');
    await page.getByLabel('Time zone').waitFor();
  },
  'setting/general-read-only': async ({ page, open }) => {
    await open(3, '/setting/general');
    await page.getByLabel('Time zone').waitFor();
  },
  'setting/general-error': async ({ page, proxy, open }) => {
    proxy.fault(/\/api\/setting/, broken);
    await open(1, '/setting/general');
    await see(page, 'Retry');
  },
};
