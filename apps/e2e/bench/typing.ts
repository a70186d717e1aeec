import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Note } from '@lectern/api/bench';
import { serveKit } from '@lectern/kit/serve';
import { median, percentile } from '@lectern/tools/bench/statistics';
import { launchBrowser } from '../src/harness/browser';
import { perKey } from './per-key';

/** Keys of one measurement: words of a sentence, over and over. */
const keys = 'The quick brown fox jumps over the lazy dog. '.repeat(6);

/** Typing into the first of forty fields of the kit's form, and into a field of an empty page. */
export const benchTyping = async (_rounds: number, note: Note): Promise<void> => {
  const root = path.resolve(import.meta.dirname, '../../..');
  if (
    spawnSync(process.execPath, [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'build', 'kit'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status !== 0
  )
    throw new Error('the build of the kit failed');
  const kit = await serveKit();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${kit.url}/?part=long-form&state=forty-fields`);
    await page.getByRole('textbox', { name: 'Field 1', exact: true }).focus();
    const form = await perKey(page, keys);
    await page.goto('about:blank');
    await page.setContent('<label>Field <input></label>');
    await page.getByLabel('Field').focus();
    const empty = await perKey(page, keys);
    const costText = (cost: readonly number[]): string =>
      `median ${median(cost).toFixed(2)} ms, p95 ${percentile(cost, 0.95).toFixed(2)} ms`;
    note(
      'form.key_ms',
      median(form),
      `script of a key in a form of 40 fields: ${costText(form)}; in an empty page: ${costText(empty)}`,
    );
    note('form.key_p95_ms', percentile(form, 0.95));
  } finally {
    await browser.close();
    await kit.close();
  }
};
