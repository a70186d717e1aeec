import { skillCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { readSkillList } from './skill-list';
import { matchingSkills, skillPage, type ListedSkill } from './skill-list.queries';
import { changeSkillStatus, deleteSkill, restoreSkill } from './skill-status';
import { readSkill } from './skill.queries';

/** All skills of a list. */
export const skillSource = listSource<ListedSkill>({
  call: skillCalls.list,
  things: 'skills',
  read: readSkillList,
  matching: matchingSkills,
  rows: skillPage,
  names: (ids) => sql`select id, name from skills where id in (${ids})`,
  columns: {
    ...plainColumns<ListedSkill>({
      id: 'Id',
      name: 'Name',
      slug: 'Slug',
      description: 'Description',
      status: 'Status',
    }),
    aliases: { head: 'Other spellings', of: ({ aliases }) => aliases.join(', ') },
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    ...timeColumns<ListedSkill>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many skills at once. */
export const skillActions: readonly BulkAction[] = [
  bulkAction({
    name: 'skill.status',
    title: 'Change the status of skills',
    source: skillSource,
    call: skillCalls.changeStatus,
    work: changeSkillStatus,
    read: readSkill,
  }),
  bulkAction({
    name: 'skill.delete',
    title: 'Delete skills',
    source: skillSource,
    call: skillCalls.delete,
    work: deleteSkill,
    read: readSkill,
  }),
  bulkAction({
    name: 'skill.restore',
    title: 'Restore skills',
    source: skillSource,
    call: skillCalls.restore,
    work: restoreSkill,
    read: readSkill,
  }),
];
