import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuEntry, RegistryEntry } from '@lectern/remote-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { currentItem, menuItems, menuOf } from './menu';
import { Sidebar } from './Sidebar';

const entry = (title: string, to: string, section: string, order: number, group?: string): MenuEntry => ({
  title,
  icon: 'circle',
  to,
  section,
  order,
  access: 'signed in',
  ...(group ? { group } : {}),
});
const registry = [
  { name: 'catalog-mfe', declared: { menu: [entry('Categories', '/category/list', 'Catalogue', 1)] } },
  {
    name: 'commerce-mfe',
    declared: { menu: [entry('Analytical Report', '/reports/analytical', 'Commerce', 1, 'Reports')] },
  },
] as unknown as RegistryEntry[];

const onInterest = jest.fn();
const show = (path: string, { collapsed = false, broken = [] as string[] } = {}) => {
  const items = menuItems(registry, new Set());
  const element = (
    <Sidebar
      product="Lectern"
      sections={menuOf(registry, new Set(), broken)}
      current={currentItem(items, path)}
      collapsed={collapsed}
      onInterest={onInterest}
    />
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
};
beforeEach(() => onInterest.mockClear());

test('the head names product and Academy and leads home [2.45]', () => {
  show('/');
  const head = screen.getByRole('link', { name: 'Lectern Academy, home' });
  expect(head).toHaveTextContent('Lectern Academy');
  expect(head).toHaveAttribute('href', '/');
});

test('the current entry is marked', () => {
  show('/category/list');
  expect(screen.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
});

test('a group is folded until it is opened, and open where the current page is in it [2.51]', async () => {
  const { unmount } = show('/');
  expect(screen.queryByRole('link', { name: 'Analytical Report' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reports', expanded: false }));
  expect(screen.getByRole('link', { name: 'Analytical Report' })).toBeVisible();
  unmount();
  show('/reports/analytical/details');
  expect(screen.getByRole('button', { name: 'Reports', expanded: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  expect(screen.queryByRole('link', { name: 'Analytical Report' })).toBeNull();
});

test('collapsed, entries keep their names and a group opens as a menu at its side [2.45]', async () => {
  show('/', { collapsed: true });
  expect(screen.getByRole('link', { name: 'Categories' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
  expect(screen.getByRole('menuitem', { name: 'Analytical Report' })).toHaveAttribute('href', '/reports/analytical');
});

test('a remote in fault keeps its entry and marks its section by name', () => {
  show('/', { broken: ['catalog-mfe'] });
  const section = screen.getByRole('region', { name: 'Catalogue' });
  expect(within(section).getByText('Not working: catalog-mfe')).toBeInTheDocument();
  expect(within(section).getByRole('link', { name: 'Categories' })).toBeVisible();
});

test('pointing at an entry and focusing it are reported', async () => {
  show('/');
  await userEvent.hover(screen.getByRole('link', { name: 'Categories' }));
  expect(onInterest).toHaveBeenCalledWith('/category/list');
});
