import { createHash } from 'node:crypto';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exposes, RegistryEntry, Release, RouteEntry } from '@lectern/remote-kit';
import { globalName } from '@lectern/remote-kit/global-name';
import { Suspense } from 'react';
import { federated } from './federated';
import { setLoader } from './loader';
import { RemoteRoute } from './RemoteRoute';
import { stateOf, useRemotes } from './remote-store';
import { startRuntime } from './runtime';
import { registryEntry, releaseOf } from './testing';
import { watchErrors } from './watch-errors';

/** The files of the server: release.json by its address, the code of a remote by its global name. */
const releases = new Map<string, string>();
const codes = new Map<string, () => Exposes>();

const publish = (
  name: `${string}-mfe`,
  version: string,
  exposes: () => Exposes,
  over: Partial<Release> = {},
  routes: readonly RouteEntry[] = [
    { path: `/${name}`, title: name, layout: 'full', access: 'signed in', expose: 'screen' },
  ],
): RegistryEntry => {
  const entry = registryEntry({ name, version, routes });
  const text = JSON.stringify(releaseOf(entry, over));
  releases.set(entry.releaseUrl, text);
  codes.set(globalName(name, version), exposes);
  return { ...entry, releaseDigest: `sha384-${createHash('sha384').update(text).digest('base64')}` };
};
const screenOf =
  (Screen: () => React.ReactNode): (() => Exposes) =>
  () => ({ screen: async () => ({ default: Screen }) });
const show = (entry: RegistryEntry, key = 'one') => (
  <Suspense fallback="waiting" key={key}>
    <RemoteRoute match={{ entry, route: entry.declared.routes[0]! }} />
  </Suspense>
);
const open = (entry: RegistryEntry) => act(async () => render(show(entry)));

// A loaded machine must not fail a test that only waits.

beforeAll(() => {
  Object.assign(globalThis, { SHELL_VERSION: '1.4.0' });
  const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
  globalThis.fetch = (async (address: string) => {
    const text = releases.get(String(address));
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      arrayBuffer: async () => bytesOf(text ?? ''),
    };
  }) as unknown as typeof fetch;
  // The real runtime; only the entry comes from memory instead of a script tag.
  startRuntime([
    {
      name: 'memory',
      loadEntry: async ({ remoteInfo }) => {
        const code = codes.get(remoteInfo.name);
        if (!code) throw new Error(`no code for ${remoteInfo.name}`);
        return { init: () => undefined, get: () => async () => ({ default: code() }) };
      },
    },
  ]);
  setLoader(federated);
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Each test is a page of its own.
  useRemotes.setState({ knownGood: {} });
});
afterEach(() => jest.restoreAllMocks());

test('a declared route shows the component behind its expose [2.2]', async () => {
  await open(
    publish(
      'catalog-mfe',
      '1.0.0',
      screenOf(() => <p>the tree</p>),
    ),
  );
  expect(await screen.findByText('the tree')).toBeVisible();
  expect(stateOf('catalog-mfe')).toMatchObject({ is: 'loaded', version: '1.0.0' });
});

test('another version is taken on the next entry, not by the place that is open', async () => {
  const one = publish(
    'catalog-mfe',
    '2.0.0',
    screenOf(() => <p>second</p>),
  );
  const two = publish(
    'catalog-mfe',
    '2.1.0',
    screenOf(() => <p>third</p>),
  );
  const view = await open(one);
  await screen.findByText('second');
  await act(async () => view.rerender(show(two)));
  expect(screen.getByText('second')).toBeVisible();
  await act(async () => view.rerender(show(two, 'entered again')));
  expect(await screen.findByText('third')).toBeVisible();
});

test('a screen that the open version does not have comes from the version that has it', async () => {
  const one = publish(
    'catalog-mfe',
    '2.8.0',
    screenOf(() => <p>old screen</p>),
  );
  const route = { ...one.declared.routes[0]!, path: '/catalog-mfe/new', expose: 'new-screen' };
  const two = publish(
    'catalog-mfe',
    '2.9.0',
    () => ({ 'new-screen': async () => ({ default: () => <p>new screen</p> }) }),
    {},
    [route],
  );
  const view = await open(one);
  await screen.findByText('old screen');
  await act(async () => view.rerender(show(two)));
  expect(await screen.findByText('new screen')).toBeVisible();
});

test('a release that is not the signed one is refused before any of its code runs', async () => {
  const ran = jest.fn(screenOf(() => <p>never</p>));
  const entry = publish('content-mfe', '1.0.0', ran);
  releases.set(entry.releaseUrl, `${releases.get(entry.releaseUrl)} `);
  await open(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent('content-mfe@1.0.0 could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('Integrity check failed: release.json');
  expect(ran).not.toHaveBeenCalled();
});

test('the gates refuse with every reason, before any code runs', async () => {
  const ran = jest.fn(screenOf(() => <p>never</p>));
  await open(
    publish('content-mfe', '1.1.0', ran, {
      container: 'webpack-federation 1.0',
      shared: { react: { range: '^99.0.0', singleton: true }, 'left-pad': { range: '^1.0.0', singleton: true } },
    }),
  );
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('it needs react ^99.0.0');
  expect(panel).toHaveTextContent('it shares left-pad ^1.0.0, which this shell does not give');
  expect(panel).toHaveTextContent('its container is webpack-federation 1.0');
  expect(ran).not.toHaveBeenCalled();
});

test('Retry reloads in place, and counts the tries until it works', async () => {
  const entry = publish(
    'content-mfe',
    '1.2.0',
    screenOf(() => <p>questions</p>),
  );
  const code = codes.get('content_mfe_1_2_0')!;
  codes.delete('content_mfe_1_2_0');
  await open(entry);
  await screen.findByRole('alert');
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText(/2 tries/)).toBeVisible();
  codes.set('content_mfe_1_2_0', code);
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('questions')).toBeVisible();
  expect(stateOf('content-mfe').is).toBe('loaded');
});

test('a throw on render stays in its place and names remote@version; the other remote goes on', async () => {
  const broken = publish(
    'content-mfe',
    '1.3.0',
    screenOf(() => {
      throw new TypeError('x is not a function');
    }),
  );
  const sound = publish(
    'catalog-mfe',
    '3.0.0',
    screenOf(() => <p>sound</p>),
  );
  await act(async () =>
    render(
      <>
        {show(broken)}
        {show(sound, 'two')}
      </>,
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('content-mfe@1.3.0');
  expect(screen.getByRole('alert')).toHaveTextContent('TypeError: x is not a function');
  expect(await screen.findByText('sound')).toBeVisible();
  expect(stateOf('content-mfe')).toMatchObject({ is: 'failed', cause: 'threw' });
});

test('the failure panel takes the focus and gives a reference to quote', async () => {
  await open(
    publish(
      'content-mfe',
      '1.4.0',
      screenOf(() => {
        throw new Error('no');
      }),
    ),
  );
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent(/web-[A-Z2-9]{4}-[A-Z2-9]{4}/);
});

test('an uncaught promise is shown above the screen that threw it, and the screen stays', async () => {
  const stop = watchErrors();
  await open(
    publish(
      'content-mfe',
      '1.5.0',
      screenOf(() => <p>still here</p>),
    ),
  );
  await screen.findByText('still here');
  const error = new Error('late');
  error.stack = 'Error: late\n    at save (http://localhost/remotes/content-mfe/1.5.0/faqs.js:1:1)';
  await act(async () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error })));
  expect(screen.getByRole('alert')).toHaveTextContent('content-mfe@1.5.0 has a problem');
  expect(screen.getByText('still here')).toBeVisible();
  stop();
});

test('a remote that is switched off says so with its message and runs nothing', async () => {
  const entry = {
    ...publish(
      'content-mfe',
      '1.6.0',
      screenOf(() => <p>never</p>),
    ),
    state: 'disabled',
    message: 'Back at noon',
    entry: undefined,
  } as const;
  await open(entry);
  expect(await screen.findByRole('alert')).toHaveTextContent('content-mfe@1.6.0 is switched off');
  expect(screen.getByRole('alert')).toHaveTextContent('Back at noon');
});

test('a declared expose without code is incompatible', async () => {
  await open(publish('content-mfe', '1.7.0', () => ({})));
  expect(await screen.findByRole('alert')).toHaveTextContent('declares screen but has no code for it');
});

test('a version that fails where another one worked is replaced by it, and a note says so until Retry [D6.3]', async () => {
  const good = publish(
    'people-mfe',
    '1.0.0',
    screenOf(() => <p>the old students</p>),
  );
  let isBroken = true;
  const bad = publish(
    'people-mfe',
    '1.1.0',
    screenOf(() => {
      if (isBroken) throw new TypeError('x is not a function');
      return <p>the new students</p>;
    }),
  );
  const view = await open(good);
  await screen.findByText('the old students');
  await act(async () => view.rerender(show(bad, 'entered again')));
  expect(await screen.findByText('the old students')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('people-mfe@1.1.0 failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Version 1.0.0, the last one that worked, is shown.');
  expect(stateOf('people-mfe')).toMatchObject({ is: 'loaded', version: '1.0.0' });
  isBroken = false;
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('the new students')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
