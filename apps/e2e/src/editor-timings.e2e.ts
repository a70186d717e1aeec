/** The editor's constants that are times, and the border styles that its form does not offer: docs/editor.md. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expect, test } from './fixtures';
import { signInAs } from './harness';

test.use({ consoleFor: 'readers' });

interface Running {
  getData(): string;
  setData(html: string): void;
  execute(command: string): void;
}
const ask = <R>(page: Page, question: (editor: Running) => R): Promise<R> =>
  page.evaluate(`(${question.toString()})(document.querySelector('.ck-editor__editable').ckeditorInstance)`);

const open = async (page: Page, url: string): Promise<void> => {
  await signInAs(page, url, 1, '/editor');
  await page.locator('.ck-editor__editable').click();
};

test('editor: a wrong value of a table is named after 500 ms [9.8, K7]', async ({ page, console }) => {
  await open(page, console.url);
  await ask(page, (editor) => editor.execute('insertTable'));
  await page.getByRole('button', { name: 'Table properties' }).click();
  const width = page.locator('.ck-table-form').getByLabel('Width').last();
  // Counted in the page: from the event of typing to the moment when the text is there.
  await width.evaluate((field: HTMLInputElement) => {
    field.addEventListener('input', () => Object.assign(window, { typedAt: performance.now() }), { once: true });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.ck-labeled-field-view__status_error')?.textContent.includes('invalid')) return;
      observer.disconnect();
      Object.assign(window, { namedAt: performance.now() });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  await width.fill('wide');
  await page.getByText(/The value is invalid/).waitFor();
  const pause = await page.evaluate(() => {
    const { typedAt, namedAt } = window as unknown as { typedAt: number; namedAt: number };
    return namedAt - typedAt;
  });
  assert.ok(pause >= 490 && pause < 2000, `named after ${Math.round(pause)} ms`);
});

test('editor: words are counted every 250 ms at most [9.8, K8]', async ({ page, console }) => {
  await open(page, console.url);
  await page.evaluate(() => {
    const changes: number[] = [];
    new MutationObserver(() => changes.push(performance.now())).observe(document.querySelector('.editor-count')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { countChanges: changes });
  });
  await page.keyboard.type('one two three '.repeat(20), { delay: 5 });
  await expect(page.locator('.editor-count')).toHaveText(/^60 words,/);
  const changes = await page.evaluate(() => (window as unknown as { countChanges: number[] }).countChanges);
  assert.ok(changes.length >= 3, `counted ${changes.length} times`);
  // A busy machine may draw one count late and the next in time, so that two are close: there are not more of them for that.
  const most = (changes.at(-1)! - changes[0]!) / 250 + 2;
  assert.ok(changes.length <= most, `counted at ${changes.map(Math.round).join(', ')} ms`);
});

test('editor: each border style of the specification comes back from the editor [K9]', async ({ page, console }) => {
  await open(page, console.url);
  for (const style of ['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset']) {
    await page.locator('.ck-editor__main > .ck-editor__editable').evaluate((element, border) => {
      const { ckeditorInstance: editor } = element as unknown as { ckeditorInstance: Running };
      editor.setData(
        `<figure class="table"><table style="border-style:${border};"><tbody><tr><td>a</td></tr></tbody></table></figure>`,
      );
    }, style);
    assert.match(await ask(page, (editor) => editor.getData()), new RegExp(`border-style:${style}`));
  }
});
