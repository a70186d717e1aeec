import { contributionsTo } from './contributions';
import { registryEntry } from './testing';

const home = (id: string, order: number, access: 'signed in' | readonly ['settings']) => ({ slot: 'shell.home.v1', id, order, access, expose: id }) as const;
const registry = [
  registryEntry({ name: 'content-mfe', slots: [home('faqs', 20, ['settings']), { ...home('other', 1, 'signed in'), slot: 'shell.home.v2' }] }),
  registryEntry({ name: 'catalog-mfe', slots: [home('categories', 10, 'signed in'), home('news', 20, 'signed in')] }),
];
const seen = (...rights: 'settings'[]) => contributionsTo('shell.home.v1', registry, new Set(rights)).map(({ entry, slot }) => `${entry.name} ${slot.id}`);

test('contributions stand by their order, equal orders by the name of the remote', () => {
  expect(seen('settings')).toEqual(['catalog-mfe categories', 'catalog-mfe news', 'content-mfe faqs']);
});

test('a contribution without its right is not there', () => {
  expect(seen()).toEqual(['catalog-mfe categories', 'catalog-mfe news']);
});
