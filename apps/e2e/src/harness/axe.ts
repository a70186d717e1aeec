import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settled } from './theme';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Rules that axe tries: these alone, or with WCAG 2.2 A and AA. They are tried on the page or within one element. */
type Rules = ({ readonly only: readonly string[] } | { readonly besides: readonly string[] }) & {
  readonly within?: string;
};

const violationsOf = (page: Page, rules: Rules): Promise<Violation[] | 'no axe'> =>
  page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe?: { run(context: Document | string, options: object): Promise<{ violations: Violation[] }> };
    };
    if (!axe) return 'no axe';
    const { violations } = await axe.run(rules.within ?? document, {
      runOnly: 'only' in rules ? rules.only : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: 'besides' in rules ? Object.fromEntries(rules.besides.map((rule) => [rule, { enabled: false }])) : {},
      resultTypes: ['violations'],
      // Fetched for pages with sound or film; ours have neither.
      preload: false,
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, rules);

/** The places of everything on the page. */
const placesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join())
      .join(';'),
  );

/** Runs axe (WCAG 2.2 A and AA unless `rules` says otherwise) on the page; throws with every violation and its first places. */
export const expectAxeClean = async (page: Page, where: string, rules: Rules = { besides: [] }): Promise<void> => {
  // Half-way through a transition a colour is neither of the two that were chosen.
  await settled(page);
  let violations = await violationsOf(page, rules);
  if (violations === 'no axe') {
    // Evaluated over the debugging protocol: the page's own policy stays as strict as it is.
    await page.evaluate(source);
    violations = await violationsOf(page, rules);
  }
  // Axe measures in several turns. What moved between them (a video that comes to know its height) was measured half here, half there.
  for (let tries = 0; violations.length > 0 && tries < 3; tries++) {
    await settled(page);
    const before = await placesOf(page);
    violations = await violationsOf(page, rules);
    if ((await placesOf(page)) === before) break;
  }
  if (violations.length > 0) throw new Error(`axe on ${where}: ${JSON.stringify(violations, null, 1)}`);
};
