import type { Page } from 'playwright-core';
import { until } from '../../src/harness';

/** One way in which a release fails, and how a person meets it. */
export interface RemoteFault {
  readonly title: string;
  /** Expected: it goes by itself. Otherwise it is contained only, and nobody may be blamed. */
  readonly rolledBack: boolean;
  /** So often each person meets it at most. */
  readonly visits: number;
  /** Once for each person, before the sign-in. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Ends when the person has seen what the remote does. */
  readonly meet: (page: Page, url: string) => Promise<void>;
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();

/** Opens a screen of it, and waits for the words in its place. */
const open =
  (screen: string, words = alert) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}/category/${screen}`, { waitUntil: 'commit' });
    await words(page).waitFor({ timeout: 30_000 });
  };

const misbehaves = (how: string) => (page: Page) =>
  page.addInitScript((value) => sessionStorage.setItem('misbehaves', value), how);

const title = (text: string) => (page: Page) => page.getByRole('heading', { level: 1, name: text, exact: true });

const press = async (page: Page, url: string): Promise<void> => {
  await open('in-a-handler', title('In a handler'))(page, url);
  await page.getByRole('button', { name: 'Press' }).click();
  await alert(page).waitFor();
};

/** The page never answers again, so it is closed; two such deaths of a person stop the remote, which is then said in its place. */
const freeze = async (page: Page, url: string): Promise<void> => {
  const frozen = await page.context().newPage();
  await frozen.addInitScript(() => sessionStorage.setItem('misbehaves', 'freezes'));
  await page.evaluate(() => localStorage.removeItem('froze'));
  void frozen.goto(`${url}/category/misbehaving`, { waitUntil: 'commit' }).catch(() => undefined);
  await until('the freeze, or the words', async () =>
    Promise.race([
      page.evaluate(() => localStorage.getItem('froze')),
      alert(frozen)
        .isVisible()
        .catch(() => false),
    ]),
  );
  await frozen.close();
};

const often = { rolledBack: true, visits: 60 } as const;
const contained = { rolledBack: false, visits: 3 } as const;

/** The rows of what a remote can do to a page, gravest last. */
export const faults: readonly RemoteFault[] = [
  { ...often, title: 'throws on render', meet: open('on-render') },
  { ...often, title: 'throws in a handler', meet: press },
  { ...often, title: 'throws at load', meet: open('at-evaluation') },
  {
    ...often,
    title: 'never answers',
    prepare: (page) => page.route(/sound\.[0-9a-f]+\.js/, () => undefined),
    meet: open('list'),
  },
  { ...often, title: 'replaces what all use', prepare: misbehaves('replaces'), meet: open('misbehaving') },
  { ...often, title: 'replaces it for good', prepare: misbehaves('replaces for good'), meet: open('misbehaving') },
  { ...often, title: 'hides the page', prepare: misbehaves('hides'), meet: open('misbehaving') },
  { ...often, title: 'changes the address without end', prepare: misbehaves('navigates'), meet: open('misbehaving') },
  { ...often, title: 'freezes the page', meet: freeze },
  {
    ...contained,
    title: 'asks a thousand times at once',
    prepare: misbehaves('requests'),
    meet: open('misbehaving', title('Misbehaving')),
  },
];
