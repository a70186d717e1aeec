import '@testing-library/jest-dom';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { Right } from '@lectern/contract/rights';
import type { CategoryRow } from '@lectern/contract/catalog';
import { DirtyGuard, LiveRegion, Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import CategoryListScreen from './CategoryListScreen';
import { movedRows } from './place';
import { idOf, rowsFrom, science } from './testing';
import { testServer, type TestServer } from './test-server';
import { treeOf } from './tree';

// Panels slide and requests travel: on a busy machine that takes its time.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });

let server: TestServer;
let rows: readonly CategoryRow[];
const at = (name: string) => idOf(treeOf(rows), name);
const rowOf = (name: string) => rows.find((each) => each.name === name)!;
const page = (items: readonly unknown[]) => ({ result: { items, total: items.length, totalIsEstimate: false, page: 1, limit: 2000, nextCursor: null } });
const change = (id: number, part: Partial<CategoryRow>) => (rows = rows.map((each) => (each.id === id ? { ...each, ...part, version: each.version + 1 } : each)));

beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  rows = rowsFrom(science);
  server.on('GET category/list', ({ query }) => page(query.get('view') === 'tree' ? rows : []));
});

const show = (address = '', rights: readonly Right[] = ['categoryList', 'categoryEdit', 'categoryDelete']) => {
  openSession(aSession({ rights: [...rights] }));
  const router = createMemoryRouter(
    [
      {
        path: '/category/list',
        element: (
          <>
            <CategoryListScreen />
            <DirtyGuard />
            <LiveRegion />
          </>
        ),
      },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [`/category/list${address}`] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), router };
};
const link = (name: string) => screen.findByRole('link', { name });
const names = () => within(screen.getByRole('treegrid')).getAllByRole('link').map((each) => each.textContent);
const menu = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('shows the tree, its size, and keeps what is open in the address', async () => {
  const { user, router } = show();
  await link('Science');
  expect(names()).toEqual(['Science', 'Mathematics', 'Languages']);
  expect(screen.getByText('8 categories, 3 levels')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand Science' }));
  expect(names()).toContain('Physics');
  expect(router.state.location.search).toBe(`?open=${at('Science')}`);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(names()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(names()).toHaveLength(3);
});

test('an address restores search, filter and open nodes', async () => {
  show('?q=organic&filter%5Bstatus%5D=eq:active');
  await link('Organic');
  expect(names()).toEqual(['Science', 'Chemistry', 'Inorganic', 'Organic']);
  expect(screen.getByLabelText('Category name')).toHaveValue('organic');
  expect(screen.getByRole('button', { name: 'Remove filter Status' })).toBeInTheDocument();
  expect(screen.getByText('2 of 8 categories')).toBeInTheDocument();
});

test('a search without a match names what was asked and leads back', async () => {
  const { user } = show('?q=roshan');
  expect(await screen.findByText('No category matches')).toBeInTheDocument();
  expect(screen.getByText(/Name contains “roshan”/)).toHaveTextContent('Without filters there are 8 categories, 3 levels.');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await link('Science')).toBeInTheDocument();
});

test('without any category it says what they are and offers the first', async () => {
  rows = [];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New category' }));
  expect(await screen.findByRole('dialog', { name: 'New category' })).toBeInTheDocument();
});

test('a tree that could not be read says why, with its reference, and Retry reads it', async () => {
  server.on('GET category/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The category tree could not be loaded. Unable to process request. Reference ref-1');
  server.on('GET category/list', () => page(rows));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await link('Science')).toBeInTheDocument();
  expect(server.toasts).toEqual([]);
});

test('without the right to edit the same screen is read-only', async () => {
  const { user } = show('', ['categoryList']);
  await link('Science');
  expect(screen.queryByRole('button', { name: 'New category' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recently deleted' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move Science' })).toBeNull();
  await menu(user, 'Science', 'Open');
  expect(await screen.findByLabelText('Name')).toBeDisabled();
  expect(screen.getByText('You may look only: changes need the right categoryEdit')).toBeInTheDocument();
});

describe('the panel', () => {
  test('creates below the row it was asked from, shows a refusal on its field, and opens the way to the new row', async () => {
    const refusals = [{ status: 409, failure: { message: 'Name is already in use', error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }] } }];
    server.on('POST category', ({ body }) => {
      const refused = refusals.pop();
      if (refused) return refused;
      const made = { ...rowOf('Algebra'), id: 99, name: String(body['name']), slug: 'geometry', version: 1, skills: 0 };
      rows = [...rows.slice(0, 7), made, ...rows.slice(7)];
      return { result: { category: made } };
    });
    const { user, router } = show();
    await link('Mathematics');
    await menu(user, 'Mathematics', 'Add sub-category');
    await user.click(await screen.findByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name'), 'Geometry');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is already in use')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await link('Geometry')).toBeInTheDocument();
    expect(server.askedFor('POST category').at(-1)?.body).toEqual({ name: 'Geometry', slug: null, parentId: at('Mathematics'), status: 'active' });
    expect(router.state.location.search).toBe(`?open=${at('Mathematics')}`);
    expect(server.toasts).toEqual([]);
  });

  test('sends only what was changed, with the version that was read', async () => {
    server.on('PUT category', ({ body }) => {
      change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: rowOf(String(body['name'])) } };
    });
    const { user } = show(`?id=${at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Foreign languages');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await link('Foreign languages')).toBeInTheDocument();
    expect(server.askedFor('PUT category')[0]?.body).toEqual({ id: at('Foreign languages'), version: 1, name: 'Foreign languages' });
  });

  test('a stale save shows yours and theirs, and saves what the person chooses on top of theirs', async () => {
    const { user } = show(`?id=${at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    change(at('Languages'), { name: 'Tongues' });
    server.on('PUT category', ({ body }) => {
      if (body['version'] === 1) return { status: 409, failure: { message: 'Somebody else has changed this', result: rowOf('Tongues') } };
      change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: rowOf(String(body['name'])) } };
    });
    await user.clear(name);
    await user.type(name, 'Speech');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this category while you were editing' });
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }));
    expect(await link('Speech')).toBeInTheDocument();
    expect(server.askedFor('PUT category').map(({ body }) => body['version'])).toEqual([1, 2]);
  });

  test('asks before what was typed is lost', async () => {
    const { user, router } = show('?new=');
    await user.type(await screen.findByLabelText('Name'), 'Half');
    await act(() => router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
  });

  test('says so when the category of the address is not there any more', async () => {
    show('?id=4711');
    expect(await screen.findByText('This category is not in the tree: it was deleted, or never was.')).toBeInTheDocument();
  });
});

describe('moving', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>, name: string, keys: string) => {
    const row = (await link(name)).closest('tr')!;
    act(() => row.focus());
    await user.keyboard(keys);
  };

  test('shows the new order at once and tells the API the neighbour', async () => {
    let settle: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (settle = resolve));
    server.on('PUT category/move', async ({ body }) => {
      await held;
      const { id, parentId, beforeId } = body as { id: number; parentId: number | null; beforeId: number | null };
      rows = movedRows(treeOf(rows), id, { parentId, beforeId });
      change(id, {});
      return { result: { category: rowOf('Languages') } };
    });
    const { user } = show();
    await press(user, 'Languages', ' {ArrowUp}{Enter}');
    expect(names()).toEqual(['Science', 'Languages', 'Mathematics']);
    settle();
    await waitFor(() => expect(server.askedFor('PUT category/move')[0]?.body).toEqual({ id: at('Languages'), version: 1, parentId: null, beforeId: at('Mathematics') }));
    expect(await screen.findByText('Placed Languages: level 1, among the roots, place 2 of 3')).toBeInTheDocument();
    expect(names()).toEqual(['Science', 'Languages', 'Mathematics']);
  });

  test('is taken back when the API refuses, and the reason is told', async () => {
    server.on('PUT category/move', () => ({ status: 409, failure: { message: 'The order has changed meanwhile; please try again', result: 'The order has changed meanwhile; please try again' } }));
    const { user } = show();
    await press(user, 'Languages', ' {ArrowUp}{Enter}');
    await waitFor(() => expect(server.toasts).toEqual(['The order has changed meanwhile; please try again']));
    await waitFor(() => expect(names()).toEqual(['Science', 'Mathematics', 'Languages']));
  });

  test('twice in a row sends the version that the first move has made', async () => {
    server.on('PUT category/move', ({ body }) => {
      const { id, parentId, beforeId } = body as { id: number; parentId: number | null; beforeId: number | null };
      rows = movedRows(treeOf(rows), id, { parentId, beforeId });
      change(id, {});
      return { result: { category: rows.find((each) => each.id === id) } };
    });
    const { user } = show();
    await press(user, 'Languages', ' {ArrowUp}{Enter} {ArrowUp}{Enter}');
    await waitFor(() => expect(server.askedFor('PUT category/move').map(({ body }) => body['version'])).toEqual([1, 2]));
    expect(names()).toEqual(['Languages', 'Science', 'Mathematics']);
  });

  test('works without a pointer or arrows, by parent and position in a dialog', async () => {
    server.on('PUT category/move', () => ({ result: { category: rowOf('Languages') } }));
    const { user } = show();
    await menu(user, 'Languages', 'Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move Languages?' });
    await user.selectOptions(within(dialog).getByLabelText('Parent'), 'Science');
    await user.selectOptions(within(dialog).getByLabelText('Position'), 'After Chemistry');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(server.askedFor('PUT category/move')[0]?.body).toMatchObject({ parentId: at('Science'), beforeId: at('Physics') }));
  });
});

describe('deleting', () => {
  test('a category in use asks for the one that takes what uses it', async () => {
    server.on('GET category/detail', () => ({ result: { category: rowOf('Mathematics'), breadcrumb: [], children: [], uses: [{ kind: 'categories', count: 1 }, { kind: 'skills', count: 2 }] } }));
    server.on('DELETE category/{id}', () => {
      rows = rows.filter((each) => each.name !== 'Mathematics' && each.name !== 'Algebra');
      return { result: { moved: [], restorableUntil: '2026-12-21T00:00:00.000Z' } };
    });
    const { user } = show();
    await menu(user, 'Mathematics', 'Delete…');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Mathematics?' });
    expect(await within(dialog).findByText('Mathematics still has 1 sub-category and 2 skills. The replacement takes them.')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(within(dialog).getByLabelText('Replacement'), 'Languages');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Science', 'Languages']));
    const [question] = server.askedFor('DELETE category/{id}');
    expect(Object.fromEntries(question!.query)).toEqual({ version: '1', replacementId: String(idOf(treeOf(rows), 'Languages')) });
  });

  test('shows the counts when somebody began to use it meanwhile', async () => {
    let uses: { kind: string; count: number }[] = [];
    server.on('GET category/detail', () => ({ result: { category: rowOf('Languages'), breadcrumb: [], children: [], uses } }));
    server.on('DELETE category/{id}', () => {
      uses = [{ kind: 'skills', count: 1 }];
      return { status: 409, failure: { message: 'Languages still has 1 skill', result: { uses } } };
    });
    const { user } = show();
    await menu(user, 'Languages', 'Delete…');
    await waitFor(() => expect(screen.getByText('It can be restored from Recently deleted for 30 days.')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Languages still has 1 skill. The replacement takes them.')).toBeInTheDocument();
    expect(server.toasts).toEqual([]);
  });
});

describe('recently deleted', () => {
  const gone = (): CategoryRow => ({ ...rowOf('Algebra'), id: 77, name: 'Trigonometry', version: 4, deletedAt: '2026-11-20T11:39:00.000Z' });

  test('lists what can be restored and brings it back', async () => {
    let deleted = [gone()];
    server.on('GET category/list', ({ query }) => page(query.get('deleted') === 'only' ? deleted : rows));
    server.on('PUT category/restore', () => {
      deleted = [];
      return { result: { category: gone() } };
    });
    const { user } = show();
    await link('Science');
    await user.click(screen.getByRole('button', { name: 'Recently deleted' }));
    expect(await screen.findByRole('heading', { name: 'Recently deleted categories' })).toBeInTheDocument();
    await menu(user, 'Trigonometry', 'Restore');
    expect(await screen.findByText('Nothing was deleted in the last 30 days')).toBeInTheDocument();
    expect(server.askedFor('PUT category/restore')[0]?.body).toEqual({ id: 77, version: 4 });
    await user.click(screen.getByRole('button', { name: 'Back to the tree' }));
    expect(await link('Science')).toBeInTheDocument();
  });

  test('says why one cannot come back', async () => {
    server.on('GET category/list', ({ query }) => page(query.get('deleted') === 'only' ? [gone()] : rows));
    server.on('PUT category/restore', () => ({ status: 409, failure: { message: 'Name is already in use', error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }] } }));
    const { user } = show('?deleted=only');
    await menu(user, 'Trigonometry', 'Restore');
    expect(await screen.findAllByText('There is another Trigonometry in its place by now: rename that one first')).not.toHaveLength(0);
  });

  test('is not shown to those who may not delete', async () => {
    show('?deleted=only', ['categoryList', 'categoryEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(server.asked).toEqual([]);
  });
});

test('the status changes by the row menu', async () => {
  server.on('PUT category/change-status', ({ body }) => {
    change(Number(body['id']), { status: 'inactive' });
    return { result: { category: rowOf('Languages') } };
  });
  const { user } = show();
  await menu(user, 'Languages', 'Deactivate');
  await waitFor(() => expect(within(screen.getByRole('link', { name: 'Languages' }).closest('tr')!).getByText('Inactive')).toBeInTheDocument());
  expect(server.askedFor('PUT category/change-status')[0]?.body).toEqual({ id: at('Languages'), version: 1, status: 'inactive' });
});
