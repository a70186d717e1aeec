import type { Right } from '@lectern/contract/rights';
import type { RegistryEntry } from '@lectern/remote-kit';
import { entriesOf } from './entries';

const remote = {
  name: 'catalog-mfe',
  declared: {
    menu: [
      {
        title: 'Skills',
        icon: 'shapes',
        to: '/category/skills',
        section: 'Catalogue',
        order: 1,
        access: ['skillList'],
      },
    ],
    commands: [
      { id: 'list', title: 'Skills', keywords: ['topics'], to: '/category/skills', access: ['skillList'] },
      { id: 'add', title: 'Add skill', keywords: ['new'], to: '/category/skills?id=new', access: ['skillEdit'] },
    ],
  },
} as unknown as RegistryEntry;
const titles = (...rights: Right[]) => entriesOf([remote], new Set(rights)).map(({ title }) => title);

test('a person is offered the screens and actions that their rights open, and no other', () => {
  const own = ['Switch between light and dark', 'Shortcuts', 'Logout'];
  expect(titles()).toEqual(['Home', 'Change password', 'My sessions', ...own]);
  expect(titles('skillList', 'skillEdit', 'userList')).toEqual([
    'Home',
    'Skills',
    'Users',
    'Change password',
    'My sessions',
    'Add skill',
    ...own,
  ]);
});

test('who may override a remote is offered it, and no one else', () => {
  expect(titles('remoteManage')).not.toContain('Override a remote for me…');
  expect(titles('remoteOverride')).toContain('Override a remote for me…');
});

test('a command that leads where the menu does adds words to find the screen by, and an action looks like its screen', () => {
  const entries = entriesOf([remote], new Set<Right>(['skillList', 'skillEdit']));
  expect(entries.find(({ title }) => title === 'Skills')?.keywords).toEqual(['Catalogue', 'topics']);
  expect(entries.find(({ title }) => title === 'Add skill')).toMatchObject({
    icon: 'shapes',
    to: '/category/skills?id=new',
  });
});
