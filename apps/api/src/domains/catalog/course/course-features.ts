import { messages, say, type RequestOf } from '@lectern/contract';
import {
  featureKinds,
  maxFeatures,
  type CourseFeature,
  type CourseFeatures,
  type FeatureKind,
  type coursePartCalls,
} from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { raiseRevision, readRevision, writeParts } from './course-parts';

type Written = RequestOf<typeof coursePartCalls.changeFeatures>['features'];

/** The features of a course, kind by kind in their order. */
export const readFeatures = async (db: Kysely<DB>, courseId: number): Promise<CourseFeatures> => {
  const { rows } = await sql<CourseFeature>`
    select id, kind, text from course_features where course_id = ${courseId}
    order by array_position(${keysOf(featureKinds)}::text[], kind), sort_key, id`.execute(db);
  return { courseId, revision: await readRevision(db, courseId, 'features'), features: rows };
};

/** Its own rows keep their ids; each kind has its most. @throws 400 */
const check = (features: Written, had: ReadonlySet<number>): void => {
  const counts = new Map<FeatureKind, number>();
  const seen = new Set<number>();
  features.forEach(({ id, kind }, at) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > maxFeatures)
      throw badRequest(fieldError(`features[${at}]`, 'most', `At most ${maxFeatures} of a kind`));
    if (id === undefined) return;
    if (!had.has(id) || seen.has(id))
      throw badRequest(fieldError(`features[${at}].id`, 'own', say(messages.invalid, { field: 'Feature' })));
    seen.add(id);
  });
};

const replace = async (db: Kysely<DB>, courseId: number, features: Written): Promise<void> => {
  await sql`delete from course_features where course_id = ${courseId}`.execute(db);
  if (features.length === 0) return;
  const rows = features.map(
    ({ id, kind, text }, at) =>
      sql`(coalesce(${id ?? null}::bigint, nextval(pg_get_serial_sequence('course_features', 'id'))), ${courseId}, ${kind}, ${text.trim()}, ${(at + 1) * 1_048_576})`,
  );
  await sql`insert into course_features (id, course_id, kind, text, sort_key) overriding system value values ${sql.join(rows)}`.execute(
    db,
  );
};

const listed = ({ features }: CourseFeatures): readonly string[] => features.map(({ text }) => text);

/** All features in order; those that are left out go. */
export const changeFeatures: Handler<typeof coursePartCalls.changeFeatures> = ({ request, db, audit }) =>
  writeParts(db, request.id, async (course) => {
    const { id, revision, features } = request;
    const before = await readFeatures(db, id);
    await raiseRevision(db, id, 'features', { seen: revision, now: () => Promise.resolve(before) });
    check(features, new Set(before.features.map((feature) => feature.id)));
    await replace(db, id, features);
    const after = await readFeatures(db, id);
    audit({
      action: 'course.features',
      entity: 'courses',
      entityId: id,
      label: course.title,
      changes: { features: [listed(before), listed(after)] },
    });
    return after;
  });
