import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { choiceField, keysOf } from '../records';
import { richText } from '../rich-text';
import { listRequest, pageOf, type ListFields } from '../wire';

const invalid = (field: string): string => say(messages.invalid, { field });

export const featureKinds = {
  outcome: 'What students learn',
  requirement: 'What they need before',
  audience: 'Who it is for',
  included: 'What is included',
} as const;
export type FeatureKind = keyof typeof featureKinds;
/** How many features of one kind a course may have. */
export const maxFeatures = 20;

/** What a person writes of a feature. */
export const featureFields = {
  kind: required(choiceField('Kind', featureKinds)),
  text: requiredText('Text', { min: 3, max: 200 }),
};
const feature = object({ id: id(), ...featureFields });
export type CourseFeature = InferType<typeof feature>;

/** How many topics on request a course may have. */
export const maxCourseTopics = 100;
/** What a person writes of a topic on request: at most one of `topicId` and `customTopicId` says where it is from. */
export const courseTopicFields = {
  topicId: id('Topic').nullable().optional(),
  customTopicId: id('Topic').nullable().optional(),
  title: requiredText('Title', { min: 2, max: 150 }),
  descriptionHtml: richText('Description'),
  minutes: wholeNumber('Minutes', 1, 6000).nullable().optional(),
};
const courseTopic = object({
  id: id(),
  topicId: number().nullable().defined(),
  customTopicId: number().nullable().defined(),
  title: string().required(),
  descriptionHtml: string().defined(),
  minutes: number().nullable().defined(),
});
export type CourseTopic = InferType<typeof courseTopic>;

/** A part as a tab reads it; `revision` is that of this part alone, so that tabs don't make each other's forms stale. */
const head = { courseId: id(), revision: number().required() };
export const courseFeatures = object({ ...head, features: array().of(feature).required() });
export type CourseFeatures = InferType<typeof courseFeatures>;
export const courseTopics = object({ ...head, topics: array().of(courseTopic).required() });
export type CourseTopics = InferType<typeof courseTopics>;

/** A topic of a chapter or of a custom course that a course may take as one on request; `source` is the field of the row that names it. */
const topicChoice = object({
  source: string<'topicId' | 'customTopicId'>().oneOf(['topicId', 'customTopicId']).required(),
  id: id(),
  title: string().required(),
  chapterTitle: string().required(),
  skillName: string().required(),
  minutes: number().nullable().defined(),
});
export type TopicChoice = InferType<typeof topicChoice>;

const ofCourse = object({ id: id() });
const written = { id: id(), revision: id('Revision') };
const known = { id: id().optional() };

export const coursePartCalls = {
  features: call({
    method: 'GET',
    path: 'admin/course/features',
    access: ['courseList'],
    request: ofCourse,
    response: courseFeatures,
  }),
  /** All features in order; those that are left out go. */
  changeFeatures: call({
    method: 'PUT',
    path: 'admin/course/features',
    access: ['courseEdit'],
    request: object({
      ...written,
      features: array()
        .label('Features')
        .of(object({ ...known, ...featureFields }))
        .max(maxFeatures * keysOf(featureKinds).length, invalid('Features'))
        .required(say(messages.required, { field: 'Features' })),
    }),
    response: courseFeatures,
  }),
  topics: call({
    method: 'GET',
    path: 'admin/course/custom-topics',
    access: ['courseList'],
    request: ofCourse,
    response: courseTopics,
  }),
  /** At most 50 topics to choose from: those that `q` finds, else those of the course's skills. */
  topicChoices: call({
    method: 'GET',
    path: 'admin/course/topic-choices',
    access: ['courseList'],
    request: object({ id: id('Course'), q: text('Search', { max: 100 }) }),
    response: object({ items: array().of(topicChoice).required() }),
  }),
  /** All topics on request in order; those that are left out go. */
  changeTopics: call({
    method: 'PUT',
    path: 'admin/course/custom-topics',
    access: ['courseEdit'],
    request: object({
      ...written,
      topics: array()
        .label('Topics')
        .of(object({ ...known, ...courseTopicFields }))
        .max(maxCourseTopics, invalid('Topics'))
        .required(say(messages.required, { field: 'Topics' })),
    }),
    response: courseTopics,
  }),
} as const;

export const enrolmentStates = { active: 'Active', completed: 'Completed', revoked: 'Revoked' } as const;
export const enrolmentSources = { order: 'Order', plan: 'Plan', staff: 'Staff' } as const;
export const enrolmentListFields = {
  state: { type: 'choice', choices: keysOf(enrolmentStates), filter: true },
  enrolledAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;
const enrolment = object({
  id: id(),
  courseId: id(),
  studentId: id(),
  studentName: string().defined(),
  /** Masked for who may not reveal it. */
  email: string().nullable().defined(),
  source: choiceField('Source', enrolmentSources).required(),
  state: choiceField('State', enrolmentStates).required(),
  progressPercent: number().required(),
  enrolledAt: string().required(),
  completedAt: string().nullable().defined(),
  revokedAt: string().nullable().defined(),
});
export type CourseEnrolment = InferType<typeof enrolment>;

export const reviewStatuses = { shown: 'Shown', hidden: 'Hidden' } as const;
export const reviewListFields = {
  status: { type: 'choice', choices: keysOf(reviewStatuses), filter: true },
  rating: { type: 'number', filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;
const review = object({
  id: id(),
  version: version(),
  courseId: id(),
  studentId: id(),
  studentName: string().defined(),
  rating: number().required(),
  body: string().defined(),
  status: choiceField('Status', reviewStatuses).required(),
  statusReason: string().defined(),
  createdAt: string().required(),
});
export type CourseReview = InferType<typeof review>;

export const courseStudentCalls = {
  enrolments: call({
    method: 'GET',
    path: 'admin/course/enrolments',
    access: ['courseList'],
    request: listRequest(enrolmentListFields).shape({ courseId: id('Course') }),
    response: pageOf(enrolment),
  }),
  enrol: call({
    method: 'POST',
    path: 'admin/course/enrolments',
    access: ['courseEdit'],
    request: object({ courseId: id('Course'), studentId: id('Student') }),
    response: object({ enrolment }),
  }),
  /** The student can no longer open the course; `reason` is kept in the log. */
  revoke: call({
    method: 'POST',
    path: 'admin/course/enrolments/revoke',
    access: ['courseEdit'],
    request: object({ id: id(), reason: requiredText('Reason', { min: 5, max: 300 }) }),
    response: object({ enrolment }),
  }),
  reviews: call({
    method: 'GET',
    path: 'admin/course/reviews',
    access: ['courseList'],
    request: listRequest(reviewListFields).shape({ courseId: id('Course') }),
    response: pageOf(review),
  }),
  /** A hidden review counts no longer; it needs a reason. */
  changeReview: call({
    method: 'PUT',
    path: 'admin/course/review',
    access: ['courseEdit'],
    request: object({
      id: id(),
      version: version(),
      status: required(choiceField('Status', reviewStatuses)),
      reason: text('Reason', { min: 5, max: 300 }),
    }),
    response: object({ review }),
  }),
} as const;
