import { explain } from './explain';
import { aSession } from '@lectern/auth/testing';
import { awaitFirstRoute, hintFirstRoute } from './first-route';
import { setLoader } from './loader';
import { loadComponent } from './load-component';
import { registryEntry } from './testing';

const entry = (version: string) =>
  registryEntry({
    version,
    routes: [{ path: '/category/list', title: 'Categories', layout: 'full', access: 'signed in', expose: 'list' }],
  });
const loads = jest.fn();
const hint = jest.fn();
beforeAll(() => setLoader({ exposes: loads, hint, prefetch: () => undefined, explain }));
afterEach(() => {
  jest.useRealTimers();
  hint.mockClear();
});

test('once awaited, the first route renders without waiting', async () => {
  loads.mockResolvedValue({ list: async () => ({ default: () => null }) });
  await awaitFirstRoute('/category/list', [entry('1')]);
  expect(loadComponent(entry('1'), 'list').is).toBe('ready');
});

test('a route that fails lets the first render go on', async () => {
  loads.mockRejectedValue(new Error('no'));
  await awaitFirstRoute('/category/list', [entry('2')]);
  expect(loadComponent(entry('2'), 'list').is).toBe('failed');
});

test('a route that hangs holds the first render for 400 ms only', async () => {
  jest.useFakeTimers();
  loads.mockReturnValue(new Promise(() => undefined));
  const waited = awaitFirstRoute('/category/list', [entry('3')]);
  await jest.advanceTimersByTimeAsync(400);
  await waited;
  expect(loadComponent(entry('3'), 'list').is).toBe('pending');
});

test("a path of the shell's own waits for nothing", async () => {
  loads.mockClear();
  await awaitFirstRoute('/', [entry('4')]);
  expect(loads).not.toHaveBeenCalled();
});

test('what the first route needs is hinted, and nothing while it is not known whose release it is', () => {
  const served = (overrides: readonly object[]) =>
    ({ ...aSession(), registry: { revision: 1, remotes: [entry('5')] }, overrides }) as never;
  hintFirstRoute('/', served([]));
  hintFirstRoute('/category/list', served([{ name: 'catalog-mfe' }]));
  expect(hint).not.toHaveBeenCalled();
  hintFirstRoute('/category/list', served([]));
  expect(hint).toHaveBeenCalledWith(expect.objectContaining({ version: '5' }), 'list');
});
