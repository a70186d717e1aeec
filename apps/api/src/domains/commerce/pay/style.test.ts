import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { colours } from './colours';
import { payPage } from './pay-page';
import { sandboxPage } from './sandbox-page';
import { script, scriptHash } from './script';
import { styleHash } from './style';
import { sandbox, states, viewOf } from './testing/views';

const digest = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styles = (page: string) => [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => digest(text));
const scripts = (page: string) => [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => digest(text));

test('the hashes for the policy are those of the one style and the one script in a page', () => {
  for (const page of Object.values(states).map((state) => payPage(viewOf(state)))) {
    expect(styles(page)).toEqual([styleHash]);
    expect(scripts(page)).toEqual([scriptHash]);
  }
});

test('the bank page of the sandbox has the same style and no script', () => {
  expect(styles(sandboxPage(sandbox))).toEqual([styleHash]);
  expect(sandboxPage(sandbox)).not.toContain('<script');
});

test('the script can be read by an engine, and ends no tag', () => {
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/<\/|<!--/);
});

test('no tag has a style or a handler of its own', () => {
  for (const page of [...Object.values(states).map((state) => payPage(viewOf(state))), sandboxPage(sandbox)])
    expect(page).not.toMatch(/<[^>]*\s(style|on\w+)=/i);
});

test('the colours are the tokens of the kit', () => {
  const file = path.join(__dirname, '../../../../../../libs/ui-kit/src/theme/tokens.json');
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as { color: Record<'light' | 'dark', object> };
  expect(tokens.color.light).toMatchObject(colours.light);
  expect(tokens.color.dark).toMatchObject(colours.dark);
});
