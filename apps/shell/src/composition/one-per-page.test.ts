import { versionFor } from './one-per-page';
import { registryEntry } from './testing';

const version = (number: string, onePerPage?: boolean) => {
  const entry = registryEntry({ version: number });
  return { ...entry, declared: { ...entry.declared, ...(onePerPage !== undefined && { onePerPage }) } };
};

test('a new version comes into an open page next to the old one [D5.4]', () => {
  expect(versionFor(version('2.0.0'), version('1.0.0')).version).toBe('2.0.0');
  expect(versionFor(version('2.0.0', true), undefined).version).toBe('2.0.0');
});

test('where two versions can’t be in one page, as either of them says, the new one waits for a reload [D5.4]', () => {
  expect(versionFor(version('2.0.0', true), version('1.0.0')).version).toBe('1.0.0');
  expect(versionFor(version('2.0.0'), version('1.0.0', true)).version).toBe('1.0.0');
});
