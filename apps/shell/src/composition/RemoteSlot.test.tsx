import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteError } from '@lectern/remote-kit/failure';
import { slot } from '@lectern/remote-kit/slots';
import type { Exposes, RegistryEntry } from '@lectern/remote-kit';
import { number, object } from 'yup';
import { explain, failureOf } from './explain';
import { setLoader } from './loader';
import { useRemotes } from './remote-store';
import { RemoteSlot, type FrameProps } from './RemoteSlot';
import { registryEntry } from './testing';

const attic = slot({ id: 'house.attic.v1', props: object({ floor: number().required() }) });
const rights = new Set<never>();
const house = (name: `${string}-mfe`, version = '1.0.0'): RegistryEntry =>
  registryEntry({
    name,
    version,
    slots: [{ slot: 'house.attic.v1', id: name, order: 1, access: 'signed in', expose: 'block' }],
  });

/** What each remote's load does, by name. */
const loads = new Map<string, () => Promise<Exposes>>();
const block =
  (text: string): (() => Promise<Exposes>) =>
  async () => ({ block: async () => ({ default: ({ floor }: { floor: number }) => <p>{`${text} on ${floor}`}</p> }) });

beforeAll(() =>
  setLoader({
    exposes: (entry) => loads.get(entry.name)!(),
    hint: () => undefined,
    prefetch: () => undefined,
    explain,
  }),
);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Each test is a page of its own.
  useRemotes.setState({ knownGood: {} });
});
afterEach(() => jest.restoreAllMocks());

const open = (registry: readonly RegistryEntry[], props: object) =>
  act(async () =>
    render(
      <RemoteSlot versions={[{ slot: attic, props }]} registry={registry} rights={rights} waiting={<p>waiting</p>} />,
    ),
  );

test('every contribution gets the props of the slot [D8.1]', async () => {
  loads.set('a-mfe', block('first')).set('b-mfe', block('second'));
  await open([house('a-mfe'), house('b-mfe')], { floor: 3 });
  expect(await screen.findByText('first on 3')).toBeVisible();
  expect(await screen.findByText('second on 3')).toBeVisible();
});

test('a contribution that never comes holds up no other [D8.1]', async () => {
  loads.set('a-mfe', () => new Promise(() => undefined)).set('b-mfe', block('second'));
  await open([house('a-mfe', '1.1.0'), house('b-mfe', '1.1.0')], { floor: 3 });
  expect(await screen.findByText('second on 3')).toBeVisible();
  expect(screen.getByText('waiting')).toBeVisible();
});

test('a failed contribution shows remote@version, cause and reference in its own block, and Retry brings it back [D8.1]', async () => {
  const entry = house('a-mfe', '1.2.0');
  loads
    .set('a-mfe', async () => {
      throw new RemoteError(failureOf(entry, 'missing', [], 'remoteEntry.js'));
    })
    .set('b-mfe', block('second'));
  await open([entry, house('b-mfe', '1.2.0')], { floor: 3 });
  const failed = await screen.findByRole('group', { name: 'a-mfe@1.2.0 failed' });
  expect(failed).toHaveTextContent('Not found: remoteEntry.js');
  expect(failed).toHaveTextContent(/Reference web-/);
  expect(screen.getByText('second on 3')).toBeVisible();
  loads.set('a-mfe', block('first'));
  await act(async () => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('first on 3')).toBeVisible();
});

test('props that break the contract of the slot let nothing attach [D8.1]', async () => {
  loads.set('a-mfe', block('first'));
  await open([house('a-mfe', '1.3.0')], { floor: 'three' });
  expect(await screen.findByRole('group', { name: 'a-mfe@1.3.0 failed' })).toHaveTextContent(
    'Slot house.attic.v1: floor',
  );
  expect(screen.queryByText(/first/)).toBeNull();
});

describe('two versions of a slot side by side [D8.1, D8.2]', () => {
  const newAttic = slot({ id: 'house.attic.v2', headed: true, props: object({ storey: number().required() }) });
  const newHouse = (name: `${string}-mfe`, version: string): RegistryEntry =>
    registryEntry({
      name,
      version,
      slots: [
        {
          slot: 'house.attic.v2',
          id: name,
          order: 0,
          access: 'signed in',
          expose: 'block',
          title: `Attic of ${name}`,
          to: '/attic',
        },
      ],
    });
  const newBlock =
    (text: string): (() => Promise<Exposes>) =>
    async () => ({
      block: async () => ({ default: ({ storey }: { storey: number }) => <p>{`${text} on storey ${storey}`}</p> }),
    });
  const throwing = async (): Promise<Exposes> => ({
    block: async () => ({
      default: () => {
        throw new Error('thrown on render');
      },
    }),
  });
  const Frame = ({ heading, children }: FrameProps) => (
    <section>
      {heading && <h2>{heading.title}</h2>}
      {children}
    </section>
  );
  const openBoth = (registry: readonly RegistryEntry[], newer: object = { storey: 3 }) =>
    act(async () =>
      render(
        <RemoteSlot
          versions={[
            { slot: attic, props: { floor: 3 } },
            { slot: newAttic, props: newer },
          ]}
          registry={registry}
          rights={rights}
          frame={Frame}
        />,
      ),
    );

  test('each contribution gets the props of its version, all in one order, with a heading by the host where the version has one', async () => {
    loads.set('a-mfe', block('old')).set('b-mfe', newBlock('new'));
    await openBoth([house('a-mfe', '2.0.0'), newHouse('b-mfe', '2.0.0')]);
    await screen.findByText('new on storey 3');
    expect((await screen.findByText('old on 3')).closest('section')).toHaveTextContent(/^old on 3$/);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'new on storey 3',
      'old on 3',
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Attic of b-mfe']);
  });

  test('one that throws is gone alone: its heading stays, the others of both versions go on', async () => {
    loads.set('a-mfe', block('old')).set('b-mfe', throwing).set('c-mfe', newBlock('new'));
    await openBoth([house('a-mfe', '2.1.0'), newHouse('b-mfe', '2.1.0'), newHouse('c-mfe', '2.1.0')]);
    const failed = await screen.findByRole('group', { name: 'b-mfe@2.1.0 failed' });
    expect(failed.closest('section')).toHaveTextContent('Attic of b-mfe');
    expect(screen.getByText('old on 3')).toBeVisible();
    expect(screen.getByText('new on storey 3')).toBeVisible();
  });

  test('props that break one version let nothing attach to that one alone', async () => {
    loads.set('a-mfe', block('old')).set('b-mfe', newBlock('new'));
    await openBoth([house('a-mfe', '2.2.0'), newHouse('b-mfe', '2.2.0')], { storey: 'three' });
    expect(await screen.findByRole('group', { name: 'b-mfe@2.2.0 failed' })).toHaveTextContent(
      'Slot house.attic.v2: storey',
    );
    expect(await screen.findByText('old on 3')).toBeVisible();
  });

  test('a release that moves its contribution to the newer version is shown as that at once, also in a page that showed the older one', async () => {
    loads.set('a-mfe', block('old'));
    const { rerender } = await openBoth([house('a-mfe', '2.3.0')]);
    await screen.findByText('old on 3');
    loads.set('a-mfe', newBlock('new'));
    await act(async () =>
      rerender(
        <RemoteSlot
          versions={[
            { slot: attic, props: { floor: 3 } },
            { slot: newAttic, props: { storey: 3 } },
          ]}
          registry={[newHouse('a-mfe', '2.4.0')]}
          rights={rights}
          frame={Frame}
        />,
      ),
    );
    expect(await screen.findByText('new on storey 3')).toBeVisible();
    expect(screen.queryByText('old on 3')).toBeNull();
  });
});
