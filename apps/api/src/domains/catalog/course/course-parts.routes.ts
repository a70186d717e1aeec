import type { coursePartCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { changeFeatures, readFeatures } from './course-features';
import { changeTopics, readTopics } from './course-topics';
import { topicChoices } from './topic-choices.queries';

/** @throws 404 for a course that never was; the parts of a deleted one can still be read */
const requireCourse = async (db: Kysely<DB>, id: number): Promise<void> => {
  if (!(await db.selectFrom('courses').select('id').where('id', '=', id).executeTakeFirst())) throw notFound();
};

export const coursePartHandlers: Handlers<typeof coursePartCalls> = {
  features: async ({ request: { id }, db }) => {
    await requireCourse(db, id);
    return readFeatures(db, id);
  },
  changeFeatures,
  topics: async ({ request: { id }, db }) => {
    await requireCourse(db, id);
    return readTopics(db, id);
  },
  topicChoices,
  changeTopics,
};
