import { screen } from '@testing-library/react';
import type { Right } from '@lectern/contract/rights';
import type { SkillRow } from '@lectern/contract/catalog';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { rowsFrom, science } from '../category/testing';
import SkillListScreen from './SkillListScreen';
import { skillOf } from './testing';

/** The screen before a real HTTP server that holds two skills and the tree of `science`; to be called once in a test file. */
export const skillScreenFixture = () => {
  const store = { rows: [] as readonly SkillRow[] };
  const fixture = serverFixture(store, (server) => {
    store.rows = [
      skillOf(),
      skillOf({ id: 12, name: 'Distillation', slug: 'distillation', aliases: [], status: 'inactive' }),
    ];
    server.on('GET category/list', () => page(rowsFrom(science)));
    server.on('GET skill/list', ({ query }) => page(query.get('deleted') ? [] : store.rows));
    server.on('GET skill', ({ query }) => {
      const skill = store.rows.find(({ id }) => id === Number(query.get('id')));
      return skill ? { result: { skill, uses: [] } } : { status: 404, failure: { message: 'Not found' } };
    });
  });
  return Object.assign(fixture, {
    show: (address = '', rights: readonly Right[] = ['skillList', 'skillEdit', 'skillDelete']) =>
      showScreens({ '/category/skills': SkillListScreen }, `/category/skills${address}`, rights),
    row: (name: string) => screen.findByRole('row', { name: new RegExp(name) }),
  });
};
