import { addressOf, type Question } from './mix';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const combined = (
  sorts: readonly string[],
  filters: readonly Question[],
  pairs: readonly Question[],
): readonly Question[] => [...sorts.map((sort) => ({ sort })), ...filters, ...pairs, { page: '20' }];

/** What is asked of the list of trainers: each order, each filter, some of both. */
export const trainerLists = (): readonly string[] =>
  combined(
    ['-createdAt', 'createdAt', 'name', '-name', '-updatedAt', 'updatedAt'],
    [
      { 'filter[status]': 'eq:verified' },
      { 'filter[status]': 'eq:suspended' },
      { 'filter[countryId]': 'eq:1' },
      { 'filter[agencyId]': 'eq:20' },
      { 'filter[skillId]': 'eq:3' },
      { 'filter[rating]': 'gte:5' },
      { 'filter[rating]': 'empty:true' },
      { 'filter[name]': 'contains:nand' },
      { 'filter[createdAt]': `gte:${daysAgo(60)}` },
      { q: 'priya' },
      { q: 'trainer77@example.org' },
    ],
    [
      { sort: 'name', 'filter[status]': 'eq:suspended' },
      { sort: 'name', 'filter[rating]': 'gte:4', 'filter[countryId]': 'eq:1' },
      { sort: '-createdAt', 'filter[status]': 'eq:verified', 'filter[rating]': 'lte:3' },
      { sort: '-updatedAt', 'filter[skillId]': 'eq:3', 'filter[status]': 'eq:draft' },
    ],
  ).map((question) => addressOf(question, 'trainer/list'));

/** The same of the list of batches. */
export const batchLists = (): readonly string[] =>
  combined(
    ['-startsAt', 'startsAt', 'title', '-title', '-updatedAt', 'updatedAt'],
    [
      { 'filter[status]': 'eq:2' },
      { 'filter[status]': 'eq:4' },
      { 'filter[status]': 'in:5,6' },
      { 'filter[trainerId]': 'eq:60' },
      { 'filter[studentId]': 'eq:500' },
      { 'filter[startsAt]': `gte:${daysAgo(30)}` },
      { 'filter[title]': 'contains:evening' },
      { q: 'evening group' },
      { q: '217' },
    ],
    [
      { sort: 'title', 'filter[status]': 'eq:3' },
      { sort: 'title', 'filter[title]': 'contains:small', 'filter[status]': 'eq:6' },
      { sort: '-startsAt', 'filter[status]': 'eq:4', 'filter[studentId]': 'eq:500' },
      { sort: '-updatedAt', 'filter[startsAt]': `between:${daysAgo(90)},${daysAgo(60)}` },
    ],
  ).map((question) => addressOf(question, 'batch/list'));

/** The same of the list of courses, as questions: `catalog` asks them of a bare server too. */
export const courseQuestions = (): readonly Question[] =>
  combined(
    [
      ...['-createdAt', 'createdAt', 'title', '-title', '-publishedAt', 'price', '-price', '-lessons', '-duration'],
      ...['-enrolments', '-rating', 'status'],
    ],
    [
      { 'filter[status]': 'eq:published' },
      { 'filter[status]': 'in:review,draft' },
      { 'filter[trainerId]': 'eq:60' },
      { 'filter[categoryId]': 'eq:1' },
      { 'filter[categoryId]': 'eq:2' },
      { 'filter[languageId]': 'eq:1' },
      { 'filter[price]': 'between:500,999' },
      { 'filter[enrolments]': 'gte:12' },
      { 'filter[rating]': 'gte:5' },
      { 'filter[title]': 'contains:practice' },
      { 'filter[createdAt]': `gte:${daysAgo(60)}` },
      { q: 'step by step' },
      { q: 'course-of-many-777' },
      { q: 'nobody 77' },
    ],
    [
      { sort: 'title', 'filter[status]': 'eq:review' },
      { sort: '-rating', 'filter[categoryId]': 'eq:1' },
      { sort: '-enrolments', 'filter[status]': 'eq:published' },
      { sort: 'title', 'filter[title]': 'contains:examination', 'filter[status]': 'eq:draft' },
      { sort: '-price', 'filter[trainerId]': 'eq:60' },
      { sort: '-createdAt', 'filter[languageId]': 'eq:1', 'filter[status]': 'eq:unpublished' },
    ],
  );

export const courseLists = (): readonly string[] =>
  courseQuestions().map((question) => addressOf(question, 'admin/course-list'));
