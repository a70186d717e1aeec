import { aSession } from '@lectern/auth/testing';
import { composition } from '../composition/composition-api';
import { useOverrideStore, withOverride } from './override-store';

let taken: jest.Mock | undefined;
jest.mock('../override/apply-override', () => {
  if (!taken)
    throw Object.assign(new Error('Loading chunk 9 failed'), { request: 'http://localhost/shell/aaaa/override.js' });
  return { applyOverride: taken };
});

const overridden = aSession({
  overrides: [{ id: 1, name: 'catalog-mfe', origin: 'http://localhost:5001', until: '2026-11-21T11:00:00.000Z' }],
});

beforeEach(() => {
  jest.resetModules();
  taken = undefined;
  useOverrideStore.setState({}, true);
});

test('where the code of overrides is gone the session is read all the same, and it is asked for again the next time', async () => {
  expect(await withOverride(overridden)).toBe(overridden);
  taken = jest.fn(async () => aSession());
  await withOverride(overridden);
  expect(taken).toHaveBeenCalledWith(overridden, undefined);
});

test('a page whose override did not come as it began opens with what is live, and begins none later', async () => {
  expect(await withOverride(overridden, composition)).toBe(overridden);
  expect(useOverrideStore.getState()).toEqual({ isLost: true });
  taken = jest.fn(async () => aSession());
  expect(await withOverride(overridden)).toBe(overridden);
  expect(taken).not.toHaveBeenCalled();
});

test('a page with a try has the code of its bar, too', async () => {
  const tried = aSession({ tries: { wanted: 'catalog-mfe@next' } });
  taken = jest.fn(async () => tried);
  expect(await withOverride(tried)).toBe(tried);
  expect(taken).toHaveBeenCalledWith(tried, undefined);
});
