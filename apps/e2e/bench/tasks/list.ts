import { demoUsers } from '@lectern/api/demo-users';
import { categoryWith } from '../../src/faqs/setup';
import { see, until } from '../../src/harness';
import type { Steps } from './steps';

/** A task of staff, from the screen where it begins to what says that it is done. */
export interface Task {
  readonly title: string;
  /** The fewest steps of react-admin, Directus and Medusa. */
  readonly best: number;
  /** Where it begins; with none, at the sign-in. */
  readonly from?: string;
  /** Before the first step, to the screen as a person meets it. Answers the name of the record that it made. */
  readonly ready: (steps: Steps) => Promise<string | void>;
  readonly run: (steps: Steps, made: string) => Promise<void>;
}

const button = ({ page }: Steps, name: string) => page.getByRole('button', { name, exact: true });
const field = ({ page }: Steps, name: string) => page.getByLabel(name, { exact: true });
const row = ({ page }: Steps, text: string) => page.locator('[data-row], [data-category]').filter({ hasText: text });
const rows = ({ page }: Steps): Promise<void> => page.locator('[data-row], [data-category]').first().waitFor();
const focused = (steps: Steps, name: string): Promise<unknown> =>
  until(`the focus in ${name}`, () => field(steps, name).evaluate((each) => each === document.activeElement));
const dialog = ({ page }: Steps) => page.getByRole('dialog').last();

export const tasks: readonly Task[] = [
  {
    title: 'Sign in',
    best: 4,
    ready: async (steps) => void (await focused(steps, 'E-mail')),
    run: async (steps) => {
      const { email, password } = demoUsers[0];
      await steps.type(email);
      await steps.key('Tab');
      await steps.type(password);
      await steps.key('Enter');
      await steps.page.getByRole('navigation', { name: 'Main' }).waitFor();
    },
  },
  {
    title: 'Find a student by e-mail',
    best: 3,
    from: '/',
    ready: ({ page }) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
    run: async (steps) => {
      await steps.key('Control+k');
      await steps.type('jurgen');
      await steps.page
        .getByRole('option', { name: /Jürgen/ })
        .first()
        .waitFor();
      await steps.key('Enter');
      await steps.page.getByRole('heading', { level: 1, name: /Jürgen/ }).waitFor();
    },
  },
  {
    title: 'Change a mobile number, on the record',
    best: 4,
    from: '/student',
    ready: async (steps) => {
      await rows(steps);
      await row(steps, 'Jürgen Odhiambo').getByRole('link').click();
      await steps.page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    },
    run: async (steps) => {
      await steps.click(steps.page.getByRole('link', { name: 'Edit', exact: true }));
      await steps.value(steps.page.getByRole('textbox', { name: /^Mobile/ }).first(), '98765 43210');
      await steps.key('Enter');
      await see(steps.page, 'Student saved');
    },
  },
  {
    title: 'Add a skill',
    best: 6,
    from: '/category/skills',
    ready: rows,
    run: async (steps) => {
      await steps.click(
        button(steps, 'Add skill').or(steps.page.getByRole('link', { name: 'Add skill', exact: true })),
      );
      await focused(steps, 'Name');
      await steps.type('Bobbin lace');
      await steps.key('Tab');
      await steps.type('organic');
      await steps.page.locator('[role=listbox][aria-busy=false]').getByText('Organic chemistry').first().waitFor();
      await steps.key('Enter');
      await steps.key('Enter');
      await see(steps.page, 'Added');
    },
  },
  {
    title: 'Move a category',
    best: 2,
    from: '/category/list',
    ready: rows,
    run: async (steps) => {
      const [from, to] = [row(steps, 'Business'), row(steps, 'Languages')];
      await steps.drag(from.locator('.order-grip'), to);
      await until('it is below', async () => (await from.getAttribute('aria-level')) === '2');
    },
  },
  {
    title: 'A coupon of 20 %, 100 uses',
    best: 12,
    from: '/coupon/listing',
    ready: rows,
    run: async (steps) => {
      await steps.click(steps.page.getByRole('link', { name: 'Add coupon', exact: true }));
      await focused(steps, 'Code');
      await steps.type('LACE20');
      await steps.value(field(steps, 'Internal name'), 'Lace, twenty');
      await steps.value(field(steps, 'Percent off'), '20');
      await steps.value(field(steps, 'Valid until'), '2031-01-31');
      await steps.value(steps.page.getByLabel('Total uses'), '100');
      await steps.click(button(steps, 'Create and activate'));
      await steps.page.getByRole('heading', { level: 1, name: /LACE20|Lace, twenty/ }).waitFor();
      await see(steps.page, 'Active');
    },
  },
  {
    title: 'Publish a FAQ and reorder it',
    best: 5,
    from: '/FAQs',
    ready: async (steps) => {
      await rows(steps);
      const { category } = await categoryWith(steps.page, ['Alpha, is it?', 'Beta, is it?', 'Gamma, is it?']);
      await steps.page.reload();
      await rows(steps);
      return category.name;
    },
    run: async (steps, made) => {
      await steps.choose(steps.page.getByLabel('Category', { exact: true }).first(), `Students: ${made}`);
      await steps.page.locator('[data-row]').nth(3).waitFor({ state: 'detached' });
      await steps.click(button(steps, 'Actions for Alpha, is it?'));
      await steps.click(steps.page.getByRole('menuitem', { name: 'Publish', exact: true }));
      await row(steps, 'Alpha').getByText('Published').waitFor();
      await steps.drag(row(steps, 'Alpha').locator('.order-grip'), row(steps, 'Gamma'));
      await see(steps.page, /^Dropped/);
    },
  },
  {
    title: 'Export the active students',
    best: 4,
    from: '/student',
    ready: rows,
    run: async (steps) => {
      await steps.choose(field(steps, 'Status'), 'Active');
      await steps.click(button(steps, 'Export'));
      await steps.click(dialog(steps).getByRole('button', { name: 'Export', exact: true }));
      const downloading = steps.page.waitForEvent('download');
      await steps.click(steps.page.getByRole('button', { name: /^Download/ }));
      await downloading;
    },
  },
  {
    title: 'Deactivate 20 skills',
    best: 4,
    from: '/category/skills',
    ready: rows,
    run: async (steps) => {
      const boxes = steps.page.locator('[data-row] input[type=checkbox]');
      await steps.click(boxes.nth(0));
      await steps.click(boxes.nth(19), ['Shift']);
      await steps.click(button(steps, 'Deactivate'));
      await steps.click(dialog(steps).getByRole('button', { name: /^Deactivate/ }));
      await see(steps.page, /20/);
    },
  },
  {
    title: 'Invite a colleague',
    best: 5,
    from: '/',
    ready: ({ page }) => page.getByRole('navigation', { name: 'Main' }).waitFor(),
    run: async (steps) => {
      await steps.click(
        steps.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users', exact: true }),
      );
      await rows(steps);
      await steps.click(button(steps, 'Invite…'));
      await focused(steps, 'E-mail');
      await steps.type('asha.rao@example.com');
      await steps.choose(field(steps, 'Role'), 'Customer sales');
      await steps.click(button(steps, 'Send invitation'));
      await see(steps.page, /^Asha Rao invited/);
    },
  },
];
