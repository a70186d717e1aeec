import { shapeReasons } from './shape';

const sound = {
  name: 'a-mfe',
  title: 'A',
  team: 'a',
  shell: '^1.0.0',
  basePaths: ['/a'],
  menu: [{ title: 'A', icon: { path: 'M0 0' }, to: '/a', section: 'Content', order: 1, access: 'public' }],
  routes: [{ path: '/a', title: 'A', layout: 'full', access: 'public', expose: 'a' }],
  slots: [{ slot: 'shell.home.v1', id: 'a', order: 1, access: 'public', expose: 'a' }],
  commands: [{ id: 'a', title: 'A', keywords: ['b'], to: '/a', access: 'public' }],
};

test('sound data have no reason', () => {
  expect(shapeReasons(sound)).toEqual([]);
});

test('record types may be left out, as older releases do; those that are there are whole', () => {
  const skills = { type: 'skills', title: 'Skills', icon: 'shapes', list: '/a' };
  expect(shapeReasons({ ...sound, records: [skills] })).toEqual([]);
  expect(shapeReasons({ ...sound, records: {} })).toEqual(['declared.records is not a list']);
  expect(shapeReasons({ ...sound, records: [{ ...skills, icon: 3, list: undefined }] })).toEqual([
    'declared.records[0].list is missing or of another kind',
    'declared.records[0].icon is missing or of another kind',
  ]);
});

test('a remote may declare that its code is in a page once; anything but true and false is refused [D5.4]', () => {
  expect(shapeReasons({ ...sound, onePerPage: true })).toEqual([]);
  expect(shapeReasons({ ...sound, onePerPage: 'yes' })).toEqual(['declared.onePerPage is neither true nor false']);
});

test('a base path is a text', () => {
  expect(shapeReasons({ ...sound, basePaths: ['/a', 7] })).toEqual(['declared.basePaths[1] is not a text']);
});

test('each field that is missing or of another kind is reported by its place', () => {
  expect(
    shapeReasons({
      ...sound,
      name: 7,
      basePaths: '/a',
      menu: [{ ...sound.menu[0], icon: 3, order: '1', group: 2 }],
      routes: [null],
      commands: [{ id: 'a', title: 'A', to: '/a', keywords: [1] }],
    }),
  ).toEqual([
    'declared.name is not a text',
    'declared.basePaths is not a list',
    'declared.menu[0].icon is missing or of another kind',
    'declared.menu[0].order is missing or of another kind',
    'declared.menu[0].group is missing or of another kind',
    'declared.routes[0] is not an object',
    'declared.commands[0].keywords is missing or of another kind',
  ]);
});
