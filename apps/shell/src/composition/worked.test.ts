import { registryEntry } from './testing';
import { noteShown, versionInstead, useRemotes } from './remote-store';
import { insteadOf, withShown, without, type KnownGood } from './known-good';

const route = { path: '/a', title: 'A', layout: 'full', access: 'signed in', expose: 'screen' } as const;
const at = (version: string) => registryEntry({ version, routes: [route] });
const shown = (...versions: readonly string[]): KnownGood => versions.map(at).reduce(withShown, []);

test('after a version failed the last other one that was shown is the fallback, and the failed one never is again [D6.3]', () => {
  const all = shown('1.0.0', '1.1.0', '1.2.0');
  expect(insteadOf(all, at('1.2.0'), 'screen', 'threw')?.version).toBe('1.1.0');
  expect(insteadOf(without(all, '1.2.0'), at('1.1.0'), 'screen', 'changed')?.version).toBe('1.0.0');
  expect(insteadOf(shown('1.0.0'), at('1.0.0'), 'screen', 'missing')).toBeUndefined();
});

test('the last three are remembered, each once, in the order in which they were last shown [D6.3]', () => {
  expect(shown('1.0.0', '1.1.0', '1.0.0', '1.2.0', '1.3.0').map(({ version }) => version)).toEqual([
    '1.0.0',
    '1.2.0',
    '1.3.0',
  ]);
});

test('where it is switched off or nobody answers no version could do better [D6.3]', () => {
  for (const cause of ['disabled', 'offline'] as const)
    expect(insteadOf(shown('1.0.0'), at('1.1.0'), 'screen', cause)).toBeUndefined();
});

test('a version without the screen that is wanted does not stand in for one that has it [D6.3]', () => {
  expect(insteadOf(shown('1.0.0'), at('1.1.0'), 'new-screen', 'threw')).toBeUndefined();
});

test('a version whose block is for another version of the slot does not stand in: it would get other props [D6.3]', () => {
  const block = (version: string, slot: `shell.home.v${number}`) =>
    registryEntry({ version, slots: [{ slot, id: 'figures', order: 1, access: 'signed in', expose: 'home' }] });
  const all = [block('1.0.0', 'shell.home.v2'), block('1.1.0', 'shell.home.v1')];
  expect(insteadOf(all, block('1.2.0', 'shell.home.v2'), 'home', 'threw')?.version).toBe('1.0.0');
  expect(insteadOf(all.slice(1), block('1.2.0', 'shell.home.v2'), 'home', 'threw')).toBeUndefined();
});

test('a version that nobody answered for can still be a fallback [D6.3]', () => {
  useRemotes.setState({ knownGood: {} });
  noteShown(at('1.0.0'));
  versionInstead(at('1.0.0'), 'screen', 'offline');
  expect(versionInstead(at('1.1.0'), 'screen', 'threw')?.version).toBe('1.0.0');
});
