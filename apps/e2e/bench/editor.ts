import path from 'node:path';
import type { Note } from '@lectern/api/bench';
import { median, percentile } from '@lectern/tools/bench/statistics';
import type { Page } from 'playwright-core';
import { buildForBench, buildIn } from './builds';
import { paintedAt } from './clock';
import { longDocument } from './editor-document';
import { kitKib } from './kit-bytes';
import { inColdProfile, type Subject } from './measure';
import { perKey } from './per-key';
import { openSubject } from './subject';
import { inTurns } from './turns';

const root = path.resolve(import.meta.dirname, '../../..');
const area = '.ck-editor__editable';
const answer = (page: Page) => page.getByRole('textbox', { name: /^Answer/ });

/** From the moment somebody goes into the field, in a cold profile on the slow line, until a typed letter is drawn in the editor. */
const readyMs = (subject: Subject): Promise<number> =>
  inColdProfile(subject, { saveData: true }, async (page) => {
    await page.goto(`${subject.url}/FAQs?id=new`, { waitUntil: 'commit' });
    await answer(page).waitFor();
    await page.waitForLoadState('networkidle');
    const [, entered] = await Promise.all([answer(page).focus(), page.evaluate(() => performance.now())]);
    // Typed while the editor is on its way: it begins with it.
    await page.keyboard.type('a');
    return (await paintedAt(page, `${area}.ck-focused p:not(:has(br[data-cke-filler]))`)) - entered;
  });

const keys = 'The quick brown fox jumps over the lazy dog. '.repeat(4);

/** Script of keys typed in the middle of the long lesson, in ms. */
const keysIn = async (page: Page): Promise<number[]> => {
  // Cells of tables are areas of their own, inside the first.
  await page.locator(area).first().click();
  await page.evaluate(
    ([html, selector]) => {
      interface Running {
        setData(text: string): void;
        readonly model: {
          change(work: (writer: { setSelection(node: object, place: string): void }) => void): void;
          readonly document: { getRoot(): { readonly childCount: number; getChild(at: number): object } };
        };
      }
      const { ckeditorInstance: editor } = document.querySelector(selector) as unknown as { ckeditorInstance: Running };
      editor.setData(html);
      const whole = editor.model.document.getRoot();
      editor.model.change((writer) => writer.setSelection(whole.getChild(Math.floor(whole.childCount / 2)), 'end'));
    },
    [longDocument(), area] as const,
  );
  await page.waitForTimeout(2000);
  // Once without counting: code that runs for the first time.
  await perKey(page, 'warm up ');
  return perKey(page, keys);
};

const openPage = async (subject: Subject, address: string): Promise<Page> => {
  const context = await subject.browser.newContext({ storageState: subject.cookies });
  const page = await context.newPage();
  await page.goto(subject.url + address);
  return page;
};

/** The editor: what a form pays for it before anybody writes, how soon it can be written in, and what a key costs in a long lesson. */
export const benchEditor = async (rounds: number, note: Note): Promise<void> => {
  const { staticFolder } = buildForBench(root);
  buildIn(root, 'bench/editor');
  note('editor.form_kib', kitKib(root, ['@lectern/ui-kit/rich-text'], ['@lectern/ui-kit/form', 'formik']));
  const composed = await openSubject('composed', {});
  const plain = await openSubject('static', { SHELL_DIR: staticFolder });
  const bare = await openSubject('bare', { SHELL_DIR: path.join(root, 'apps/e2e/dist-bare-editor') });
  try {
    const { value, detail } = await inTurns(composed, plain, rounds, readyMs);
    note('editor.ready_ratio', value, detail);
    const inForm = await openPage(composed, '/FAQs?id=new');
    await answer(inForm).focus();
    const alone = await openPage(bare, '/editor');
    const [ours, theirs] = [[], []] as [number[], number[]];
    for (let turn = 0; turn < 2; turn += 1) {
      ours.push(...(await keysIn(inForm)));
      theirs.push(...(await keysIn(alone)));
    }
    const costText = (cost: readonly number[]): string =>
      `median ${median(cost).toFixed(1)} ms, p95 ${percentile(cost, 0.95).toFixed(1)} ms`;
    note(
      'editor.key_ratio',
      percentile(ours, 0.95) / percentile(theirs, 0.95),
      `script of a key, p95: ours ${costText(ours)}; bare ${costText(theirs)}`,
    );
  } finally {
    for (const subject of [composed, plain, bare]) await subject.close();
  }
};
