import { addressOf, type Question } from './mix';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const combined = (
  sorts: readonly string[],
  filters: readonly Question[],
  pairs: readonly Question[],
): readonly Question[] => [...sorts.map((sort) => ({ sort })), ...filters, ...pairs, { page: '20' }];

/** Requests for the list of trainers: each order, each filter, some of both. */
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

/** Requests for the lists of payments, papers and payment links. */
export const salesLists = (): readonly string[] => [
  ...combined(
    ['-at', 'at', 'amount', '-amount'],
    [
      { 'filter[status]': 'eq:paid' },
      { 'filter[status]': 'eq:failed' },
      { 'filter[mark]': 'in:surplus,dispute,access' },
      { 'filter[mark]': 'eq:refunded' },
      { 'filter[mark]': 'empty:true' },
      { 'filter[provider]': 'eq:sandbox' },
      { 'filter[currency]': 'eq:USD' },
      { 'filter[amount]': 'between:500,510' },
      { 'filter[studentId]': 'eq:77' },
      { 'filter[at]': `gte:${daysAgo(60)}` },
      { q: 'INV-2425-000777' },
      { q: 'priya' },
      { q: 'pay_777' },
      { q: 'nobody 77' },
    ],
    [
      { sort: 'amount', 'filter[currency]': 'eq:INR', 'filter[status]': 'eq:paid' },
      { sort: '-at', 'filter[status]': 'eq:failed', 'filter[currency]': 'eq:USD' },
      { sort: '-at', 'filter[at]': `between:${daysAgo(90)},${daysAgo(60)}`, 'filter[status]': 'eq:paid' },
    ],
  ).map((question) => addressOf(question, 'payment/list')),
  ...combined(
    ['-issuedAt', 'issuedAt', 'total', '-total'],
    [
      { 'filter[kind]': 'eq:invoice' },
      { 'filter[kind]': 'eq:credit' },
      { 'filter[series]': 'eq:INV' },
      { 'filter[currency]': 'eq:USD' },
      { 'filter[total]': 'gt:1100' },
      { 'filter[studentId]': 'eq:77' },
      { 'filter[issuedOn]': `gte:${daysAgo(60)}` },
      { q: 'INV-2425-000777' },
      { q: 'priya' },
      { q: 'nobody 77' },
    ],
    [
      { sort: '-total', 'filter[currency]': 'eq:INR' },
      { sort: '-issuedAt', 'filter[issuedOn]': `between:${daysAgo(90)},${daysAgo(60)}`, 'filter[currency]': 'eq:USD' },
    ],
  ).map((question) => addressOf(question, 'invoice/list')),
  ...combined(
    ['-createdAt', 'createdAt'],
    [
      { 'filter[status]': 'eq:open' },
      { 'filter[status]': 'in:expired,cancelled' },
      { 'filter[createdAt]': `gte:${daysAgo(60)}` },
      { q: 'priya' },
      { q: 'nobody 77' },
    ],
    [{ sort: 'createdAt', 'filter[status]': 'eq:open', 'filter[createdAt]': `gte:${daysAgo(200)}` }],
  ).map((question) => addressOf(question, 'paylink/list')),
];
