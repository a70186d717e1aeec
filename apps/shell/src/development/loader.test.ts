import { federated } from '../composition/federated';
import type { Loader } from '../composition/loader';
import { registryEntry, releaseOf } from '../composition/testing';
import { startRuntime } from '../composition/runtime';
import { development } from './loader';

const { entry: _, ...rest } = registryEntry({ version: 'dev' });
const row = { ...rest, development: { entry: '/remotes/catalog-mfe/dev/remoteEntry.js' } };
const screen = async () => ({ default: () => null });

let answer: { ok: boolean; text: string };
beforeAll(() => {
  Object.assign(globalThis, {
    SHELL_VERSION: '1.4.0',
    fetch: async () => ({
      ok: answer.ok,
      text: async () => answer.text,
      json: async () => JSON.parse(answer.text) as unknown,
    }),
  });
  startRuntime([
    {
      name: 'memory',
      loadEntry: async () => ({ init: () => undefined, get: () => async () => ({ default: { screen } }) }),
    },
  ]);
});

const released: Loader = {
  exposes: async () => ({ released: screen }),
  hint: jest.fn(),
  prefetch: jest.fn(),
  explain: async (_entry, error) => error as Error,
};

test('a released remote is loaded as ever, a development row is not hinted at', async () => {
  const loader = development(released);
  expect(await loader.exposes(registryEntry(), 'screen')).toEqual({ released: screen });
  loader.hint(row, 'screen');
  loader.hint(registryEntry(), 'screen');
  expect(released.hint).toHaveBeenCalledTimes(1);
});

test('a development row passes the gates or says every reason; an answer of the dev server that is no release is named', async () => {
  const loader = development(released);
  answer = { ok: true, text: JSON.stringify(releaseOf(row, { federation: '1.0.0' })) };
  await expect(loader.exposes(row, 'screen')).rejects.toMatchObject({
    failure: { remote: 'catalog-mfe', version: 'dev', cause: 'incompatible' },
  });
  answer = { ok: false, text: 'The dev server of catalog-mfe does not answer' };
  await expect(loader.exposes(row, 'screen')).rejects.toMatchObject({
    failure: { cause: 'threw', reasons: [expect.stringContaining('does not answer') as unknown] },
  });
});

test('then its code is loaded, without any digest', async () => {
  answer = { ok: true, text: JSON.stringify(releaseOf(row)) };
  expect(await development(released).exposes(row, 'screen')).toEqual({ screen });
});

test('a console that was not built for development loads no development row', async () => {
  await expect(federated.exposes(row, 'screen')).rejects.toMatchObject({ failure: { cause: 'disabled' } });
});
