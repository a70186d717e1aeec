import type { Release, SlotEntry } from '@lectern/remote-kit';
import { spotsOf } from './faults';

const block = (slot: SlotEntry['slot'], id: string, expose: string): SlotEntry => ({
  slot,
  id,
  expose,
  order: 1,
  access: 'signed in',
});
const spots = (...slots: SlotEntry[]) => {
  const declared = {
    name: 'a-mfe',
    title: 'A',
    team: 'Team',
    basePaths: ['/a'],
    shell: '^1.0.0',
    menu: [],
    routes: [{ path: '/a', title: 'A', layout: 'full', access: 'signed in', expose: 'a' }],
    commands: [],
    slots,
  } as const;
  return spotsOf({ declared } as unknown as Release).map(({ path, expose }) => `${path} ${expose}`);
};

test('a remote is met at its routes, and on the home page where it has a block of whatever version', () => {
  expect(
    spots(
      block('shell.home.v1', 'old', 'old'),
      block('shell.home.v2', 'new', 'new'),
      block('people.student.area.v1', 'own', 'own'),
    ),
  ).toEqual(['/a a', '/ old', '/ new']);
});

test('a block for older and newer consoles is met as this console shows it', () => {
  expect(spots(block('shell.home.v1', 'figures', 'for-v1'), block('shell.home.v2', 'figures', 'for-v2'))).toEqual([
    '/a a',
    '/ for-v2',
  ]);
});
