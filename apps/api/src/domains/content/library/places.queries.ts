import type { Right } from '@lectern/contract';
import type { LibraryPlace } from '@lectern/contract/content';
import { batchReaders } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { TableName } from '../../../records/table';

interface Shown {
  /** What a person calls such a record. */
  readonly kind: string;
  readonly name: string;
  /** Where it is opened: `${path}?id=`. */
  readonly path: string;
  readonly rights: readonly Right[];
  /** Where name and address are another table's: its rows under the id of the row that shows the file. */
  readonly rows?: string;
}

const ofBatch = { rights: batchReaders } as const;
/** A batch is opened where the file is shown in it. */
const batchPlaces = {
  tasks: {
    ...ofBatch,
    kind: 'Task',
    name: 'title',
    path: '/trainer/batch/quiz-assignment',
    rows: 'select id, batch_id as shown_id, title, deleted_at from tasks',
  },
  questions: {
    ...ofBatch,
    kind: 'Question',
    name: 'title',
    path: '/trainer/batch/quiz-assignment',
    rows: 'select q.id, t.batch_id as shown_id, t.title, t.deleted_at from questions q join tasks t on t.id = q.task_id',
  },
  meetings: {
    ...ofBatch,
    kind: 'Meeting',
    name: 'name',
    path: '/trainer/batch/meetings',
    rows: 'select m.id, m.batch_id as shown_id, b.title as name, m.deleted_at from meetings m join batches b on b.id = m.batch_id',
  },
  drive_items: {
    ...ofBatch,
    kind: 'Drive',
    name: 'name',
    path: '/trainer/batch/drive',
    rows: 'select id, batch_id as shown_id, name, deleted_at from drive_items',
  },
  submission_files: {
    ...ofBatch,
    kind: 'Submission',
    name: 'title',
    path: '/trainer/batch/quiz-assignment',
    rows: 'select f.id, t.batch_id as shown_id, t.title, t.deleted_at from submission_files f join submissions s on s.id = f.submission_id join tasks t on t.id = s.task_id',
  },
} satisfies Partial<Record<TableName, Shown>>;

/** A paper is opened on the page of its trainer or agency, in the tab that it belongs to. */
const paper = (kind: string, who: 'trainer' | 'agency', tab: string, rows: string): Shown => ({
  kind,
  name: 'name',
  path: `/${who}/detail/${tab}`,
  rights: [`${who}List`],
  rows,
});
const paperPlaces = {
  resumes: paper(
    'Resume',
    'trainer',
    'resume',
    'select r.id, r.trainer_id as shown_id, u.full_name as name, r.deleted_at from resumes r join trainers t on t.id = r.trainer_id join users u on u.id = t.user_id',
  ),
  certifications: paper(
    'Certificate',
    'trainer',
    'certification',
    'select id, trainer_id as shown_id, name, deleted_at from certifications',
  ),
  educations: paper(
    'Education',
    'trainer',
    'education-info',
    'select id, trainer_id as shown_id, degree as name, deleted_at from educations',
  ),
  agency_documents: paper(
    'Document',
    'agency',
    'documents',
    'select d.id, d.agency_id as shown_id, a.name, d.deleted_at from agency_documents d join agencies a on a.id = d.agency_id',
  ),
  agencies: { kind: 'Agency', name: 'name', path: '/agency/detail/personal-info', rights: ['agencyList'] },
} satisfies Partial<Record<TableName, Shown>>;

const ofCourse = { rights: ['courseList'] } as const;
const lessonRows = 'from lessons l join courses c on c.id = l.course_id';
/** A lesson and its video are opened in the curriculum of their course, a question in its quiz. */
const lessonPlaces = {
  lessons: {
    ...ofCourse,
    kind: 'Lesson',
    name: 'title',
    path: '/course/detail/curriculum',
    rows: `select l.id, l.course_id as shown_id, l.title, c.deleted_at ${lessonRows}`,
  },
  videos: {
    ...ofCourse,
    kind: 'Video',
    name: 'title',
    path: '/course/detail/curriculum',
    rows: `select distinct on (id) * from (select c.intro_video_id as id, c.id as shown_id, c.title, c.deleted_at from courses c where c.intro_video_id is not null
      union all select l.video_id, l.course_id, l.title, c.deleted_at ${lessonRows} where l.video_id is not null) v order by id, shown_id`,
  },
  video_captions: {
    ...ofCourse,
    kind: 'Captions',
    name: 'title',
    path: '/course/detail/curriculum',
    rows: `select distinct on (id) * from (select v.id, c.id as shown_id, c.title, c.deleted_at from courses c join video_captions v on v.video_id = c.intro_video_id
      union all select v.id, l.course_id, l.title, c.deleted_at ${lessonRows} join video_captions v on v.video_id = l.video_id) r order by id, shown_id`,
  },
  quizzes: { ...ofCourse, kind: 'Quiz', name: 'title', path: '/course/quizzes/edit' },
  quiz_questions: {
    ...ofCourse,
    kind: 'Question',
    name: 'title',
    path: '/course/quizzes/edit',
    rows: 'select q.id, q.quiz_id as shown_id, z.title, z.deleted_at from quiz_questions q join quizzes z on z.id = q.quiz_id',
  },
  quiz_options: {
    ...ofCourse,
    kind: 'Option',
    name: 'title',
    path: '/course/quizzes/edit',
    rows: 'select o.id, q.quiz_id as shown_id, z.title, z.deleted_at from quiz_options o join quiz_questions q on q.id = o.question_id join quizzes z on z.id = q.quiz_id',
  },
} satisfies Partial<Record<TableName, Shown>>;

/** What is sold and taught: each on its page, or in the panel of its list. */
const catalogPlaces = {
  courses: { ...ofCourse, kind: 'Course', name: 'title', path: '/course/detail/info' },
  course_custom_topics: {
    ...ofCourse,
    kind: 'Topic',
    name: 'title',
    path: '/course/detail/custom-topics',
    rows: 'select t.id, t.course_id as shown_id, t.title, c.deleted_at from course_custom_topics t join courses c on c.id = t.course_id',
  },
  upcoming_courses: { ...ofCourse, kind: 'Upcoming course', name: 'title', path: '/course/upcoming-course' },
  chapters: { kind: 'Chapter', name: 'title', path: '/chapters', rights: ['chaptersList'] },
  topics: {
    kind: 'Topic',
    name: 'title',
    path: '/chapters',
    rights: ['chaptersList'],
    rows: 'select p.id, p.chapter_id as shown_id, p.title, c.deleted_at from topics p join chapters c on c.id = p.chapter_id',
  },
  training_ads: { kind: 'Training ad', name: 'title', path: '/training-ad/detail/info', rights: ['trainingAdList'] },
  one_to_one_offers: { kind: 'Offer', name: 'title', path: '/one-to-one/listing', rights: ['oneToOneList'] },
  job_posts: { kind: 'Job', name: 'title', path: '/job/detail/info', rights: ['jobList'] },
} satisfies Partial<Record<TableName, Shown>>;

const planPlaces = {
  student_plans: { kind: 'Student plan', name: 'name', path: '/student-plans/details', rights: ['studentPlanList'] },
  trainer_plans: { kind: 'Trainer plan', name: 'name', path: '/trainer-plans/details', rights: ['trainerPlanList'] },
} satisfies Partial<Record<TableName, Shown>>;

/** Every table whose rows show files to people. */
export const placesOf: Readonly<Partial<Record<TableName, Shown>>> = {
  categories: { kind: 'Category', name: 'name', path: '/category/list', rights: ['categoryList'] },
  skills: { kind: 'Skill', name: 'name', path: '/category/skills', rights: ['skillList'] },
  faqs: { kind: 'FAQ', name: 'question', path: '/FAQs', rights: ['settings'] },
  custom_chapters: { kind: 'Chapter', name: 'title', path: '/li-custom-course/chapter', rights: ['liCustomCourse'] },
  custom_topics: { kind: 'Topic', name: 'title', path: '/li-custom-course/topic', rights: ['liCustomCourse'] },
  ...catalogPlaces,
  ...planPlaces,
  ...lessonPlaces,
  ...batchPlaces,
  ...paperPlaces,
};

export interface Places {
  readonly places: LibraryPlace[];
  /** Those that this person may not see. */
  readonly otherPlaces: number;
}

/** At most so many are named. */
const most = 200;

/** The records that show any of these files, by the names that they have now; deleted ones too, as they can be restored. */
export const readPlaces = async (
  db: Kysely<DB>,
  fileIds: readonly number[],
  rights: ReadonlySet<Right>,
): Promise<Places> => {
  const { rows: uses } = await sql<{ entity: string; entityId: number; since: string }>`
    select u.entity, u.entity_id, min(u.since) as since from file_uses u
    where u.file_id = any (${fileIds}::bigint[]) and u.entity not in ('library_item_versions', 'text_revisions', 'library_items')
    group by u.entity, u.entity_id order by u.entity, u.entity_id`.execute(db);
  const places: LibraryPlace[] = [];
  for (const [table, { kind, name, path, rights: wanted, rows: from }] of Object.entries<Shown>(placesOf)) {
    const ids = uses.filter(({ entity }) => entity === table).map(({ entityId }) => entityId);
    if (ids.length === 0 || !wanted.some((right) => rights.has(right))) continue;
    const { rows } = await sql<{ id: number; shownId: number; name: string; isDeleted: boolean }>`
      select id, ${from ? sql.ref('shown_id') : sql.ref('id')} as shown_id, ${sql.ref(name)} as name, deleted_at is not null as is_deleted from ${from ? sql.raw(`(${from}) r`) : sql.table(table)}
      where id = any (${ids}::bigint[]) order by 3, 1 limit ${most}`.execute(db);
    const sinceOf = new Map(uses.filter(({ entity }) => entity === table).map((use) => [use.entityId, use.since]));
    for (const { id, shownId, name: label, isDeleted } of rows)
      places.push({
        entity: table,
        entityId: id,
        kind,
        name: label,
        path: `${path}?${isDeleted ? 'deleted=only' : `id=${shownId}`}`,
        since: sinceOf.get(id) ?? '',
        isDeleted,
      });
  }
  return { places, otherPlaces: uses.length - places.length };
};
