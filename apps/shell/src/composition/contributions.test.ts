import type { SlotEntry } from '@lectern/remote-kit';
import { contributionsTo } from './contributions';
import { registryEntry } from './testing';

const home = (
  id: string,
  order: number,
  access: 'signed in' | readonly ['settings'],
  slot: SlotEntry['slot'] = 'shell.home.v1',
) => ({ slot, id, order, access, expose: id }) as const;
const v2 = 'shell.home.v2';
const registry = [
  registryEntry({ name: 'content-mfe', slots: [home('faqs', 20, ['settings']), home('other', 1, 'signed in', v2)] }),
  registryEntry({ name: 'catalog-mfe', slots: [home('categories', 10, 'signed in'), home('news', 20, 'signed in')] }),
];
const named = (...[versions, of, rights]: Parameters<typeof contributionsTo>) =>
  contributionsTo(versions, of, rights).map(({ entry, slot }) => `${entry.name} ${slot.id}`);
const seen = (...rights: 'settings'[]) => named(['shell.home.v1'], registry, new Set(rights));

test('contributions stand by their order, equal orders by the name of the remote [D8.2]', () => {
  expect(seen('settings')).toEqual(['catalog-mfe categories', 'catalog-mfe news', 'content-mfe faqs']);
});

test('a contribution without its right is not there [D8.2]', () => {
  expect(seen()).toEqual(['catalog-mfe categories', 'catalog-mfe news']);
});

test('contributions to all versions of a slot stand in one order [D8.2]', () => {
  expect(named(['shell.home.v1', v2], registry, new Set(['settings']))).toEqual([
    'content-mfe other',
    'catalog-mfe categories',
    'catalog-mfe news',
    'content-mfe faqs',
  ]);
});

describe('a remote that is written for older and newer consoles [D8.2]', () => {
  const both = [
    registryEntry({ name: 'content-mfe', slots: [home('faqs', 30, 'signed in'), home('faqs', 5, ['settings'], v2)] }),
    registryEntry({ name: 'catalog-mfe', slots: [home('faqs', 10, 'signed in')] }),
  ];

  test('appears once, where the newer version wants it', () => {
    expect(named(['shell.home.v1', v2], both, new Set(['settings']))).toEqual(['content-mfe faqs', 'catalog-mfe faqs']);
    expect(contributionsTo(['shell.home.v1', v2], both, new Set(['settings']))[0]?.slot.slot).toBe(v2);
  });

  test('shows the older version to nobody who may not see the newer one', () => {
    expect(named(['shell.home.v1', v2], both, new Set())).toEqual(['catalog-mfe faqs']);
  });

  test('shows the older version where the console has no other', () => {
    expect(named(['shell.home.v1'], both, new Set())).toEqual(['catalog-mfe faqs', 'content-mfe faqs']);
  });
});
