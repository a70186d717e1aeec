import {
  budgetKinds,
  jobModes,
  jobPostFields,
  jobPostRecord,
  jobStatuses,
  type JobPostDetail,
  type jobPostCalls,
} from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { requireLanguage } from '../../content/language.queries';
import { inSubtree } from '../category/subtree';
import { changeJobStatus } from './job-status';
import { jobPosts } from './job-post.table';
import { createJobPost, requireRestorable, updateJobPost } from './job-post.write';
import { decideProposal } from './proposal-status';
import { listProposals } from './proposal.queries';

const resource = defineResource({
  calls: jobPostRecord,
  table: jobPosts,
  noun: { one: 'jobPost', many: 'jobs' },
  list: {
    sort: '-createdAt',
    columns: { budget: sql.ref('t.budgetUnits') },
    filters: { categoryId: inSubtree },
  },
  exports: {
    ...plainColumns<JobPostDetail>({ id: 'Id' }),
    ...fieldColumns(jobPostFields, 'title', 'city'),
    ...plainColumns<JobPostDetail>({ posterName: 'Posted by' }),
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    skill: { head: 'Skill', of: ({ skillName }) => skillName },
    ...choiceColumns<JobPostDetail>({ mode: ['Where', jobModes], budgetKind: ['Paid', budgetKinds] }),
    budget: [
      { head: 'Budget from', of: ({ budgetMin }) => budgetMin },
      { head: 'Budget to', of: ({ budgetMax }) => budgetMax },
      { head: 'Currency', of: ({ currency }) => currency },
    ],
    ...plainColumns<JobPostDetail>({ proposals: 'Proposals' }),
    ...choiceColumns<JobPostDetail>({ status: ['Status', jobStatuses] }),
    ...timeColumns<JobPostDetail>({ expiresAt: 'Open until', createdAt: 'Posted', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/job',
    subtitle: '(select s.name from skills s where s.id = t.skill_id)',
  },
  references: { languageId: requireLanguage },
  create: createJobPost,
  update: updateJobPost,
  changeStatus: changeJobStatus,
  beforeRestore: requireRestorable,
});

/** Jobs with their proposals. */
export const jobPostResource = {
  ...resource,
  handlers: {
    ...resource.handlers,
    list: async (work) => {
      const { items, ...page } = await resource.handlers.list({ ...work });
      return {
        ...page,
        items: items.map(
          ({ descriptionHtml: _text, languageName: _name, acceptedTrainerName: _trainer, hasBatch: _batch, ...row }) =>
            row,
        ),
      };
    },
    proposals: listProposals,
    decide: decideProposal,
  } satisfies Handlers<typeof jobPostCalls>,
};
