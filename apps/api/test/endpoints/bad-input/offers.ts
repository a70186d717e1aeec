import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const long = 'A'.repeat(81);
const slot = { weekday: 1, startsAt: '18:00', endsAt: '19:00' };
const offer = {
  trainerId: 12,
  categoryId: 37,
  skillId: 1,
  languageId: 1,
  title: 'Weaving, one to one',
  currency: 'INR',
  rate: '100',
  timeZone: 'Asia/Kolkata',
};
const job = {
  studentId: 1,
  categoryId: 37,
  skillId: 1,
  title: 'Weaving lessons',
  budgetKind: 'hourly',
  currency: 'INR',
  budgetMin: '100',
  budgetMax: '200',
  expiresOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
};
const upcoming = { categoryId: 1, title: 'Weaving by hand' };
const chapter = { categoryId: 37, skillId: 1, title: 'Limits' };

/** Chapters, upcoming courses, jobs and one-to-one offers. */
export const offerBadInput: BadInputTable = {
  'GET chapters': [
    [{ filter: { skillId: 'eq:x' } }, { 'filter[skillId]': "'x' is not a whole number" }],
    [{ sort: 'sortKey' }, { sort: 'The order belongs to one skill: filter by it' }],
  ],
  'GET chapters/details': [[{}, { id: 'Id is required' }]],
  'POST chapters': [
    [{}, { categoryId: 'Category is required', skillId: 'Skill is required', title: 'Title is required' }],
    [{ ...chapter, title: 'A' }, { title: 'Minimum character length is 2' }],
    [{ ...chapter, title: long.repeat(2) }, { title: 'Maximum character length is 120' }],
    [{ ...chapter, title: ' Limits' }, { title: 'Title is Invalid' }],
    [{ ...chapter, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...chapter, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...chapter, topics: [{ title: 'Fine' }, {}] }, { 'topics[1].title': 'Title is required' }],
    [{ ...chapter, topics: [{ title: 'Fine', minutes: 'ten' }] }, { 'topics[0].minutes': 'Only Numbers are allowed' }],
    [{ ...chapter, topics: [{ title: 'Fine', minutes: 6001 }] }, { 'topics[0].minutes': 'Minutes is Invalid' }],
    [
      { ...chapter, topics: [{ title: 'Twice' }, { title: 'twice' }] },
      { topics: 'Each topic needs a title of its own' },
    ],
    [
      { ...chapter, topics: Array.from({ length: 101 }, (_, at) => ({ title: `Topic ${at}` })) },
      { topics: 'At most 100 topics' },
    ],
  ],
  'PUT chapters': [
    [{ title: 'Limits' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
    [{ ...row, topics: [{ id: 999_999, title: 'Fine' }] }, { 'topics[0].id': 'Topic is Invalid' }],
  ],
  'DELETE chapters': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT chapters/change-status': [[{ ...row, status: 'gone' }, { status: 'Status is Invalid' }]],
  'PUT chapters/order': [
    [row, { skillId: 'Skill is required', beforeId: 'Neighbour is required' }],
    [{ ...row, skillId: 999_999, beforeId: null }, { skillId: 'Skill is Invalid' }],
  ],
  'PUT chapters/topics/order': [
    [{ ...row, chapterId: 'x', beforeId: null }, { chapterId: 'Chapter is Invalid' }],
    [{ ...row, chapterId: 999_999, beforeId: null }, { chapterId: 'Chapter is Invalid' }],
  ],
  'PUT chapters/restore': [[{ version: 1 }, { id: 'Id is required' }]],

  'GET admin/upcoming-courses': [
    [{ filter: { interest: 'eq:many' } }, { 'filter[interest]': "'many' is not a whole number" }],
  ],
  'GET admin/upcoming-course': [[{}, { id: 'Id is required' }]],
  'POST admin/upcoming-course': [
    [{}, { title: 'Title is required', categoryId: 'Category is required' }],
    [{ ...upcoming, title: 'Four' }, { title: 'Minimum character length is 5' }],
    [{ ...upcoming, slug: 'Not A Slug' }, { slug: 'Slug is Invalid' }],
    [{ ...upcoming, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...upcoming, trainerId: 999_999 }, { trainerId: 'Trainer is Invalid' }],
    [{ ...upcoming, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
    [{ ...upcoming, expectedOn: '2033-02-30' }, { expectedOn: 'Expected on is Invalid' }],
    [{ ...upcoming, expectedOn: '2020-01-01' }, { expectedOn: 'Expected on is Invalid' }],
  ],
  'PUT admin/upcoming-course': [
    [{ title: 'Another' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, expectedOn: null }, { expectedOn: 'Expected on is required' }],
  ],
  'DELETE admin/upcoming-course': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/upcoming-course/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'converted' }, { status: "Status can't go from Announced to Converted" }],
    [{ ...row, status: 'cancelled' }, { reason: 'Reason is required' }],
    [{ ...row, status: 'cancelled', reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'POST admin/upcoming-course/convert': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/upcoming-course/restore': [[{ version: 1 }, { id: 'Id is required' }]],

  'GET job/list': [[{ filter: { budget: 'gte:much' } }, { 'filter[budget]': "'much' is not a number" }]],
  'GET job': [[{}, { id: 'Id is required' }]],
  'POST job': [
    [
      {},
      {
        title: 'Title is required',
        categoryId: 'Category is required',
        skillId: 'Skill is required',
        budgetKind: 'Paid is required',
        currency: 'Currency is required',
        budgetMin: 'Budget from is required',
        budgetMax: 'Budget to is required',
        expiresOn: 'Open until is required',
      },
    ],
    [{ ...job, title: 'Four' }, { title: 'Minimum character length is 5' }],
    [{ ...job, studentId: null }, { studentId: 'Choose a student or an institute' }],
    [{ ...job, instituteId: 1 }, { studentId: 'Choose a student or an institute' }],
    [{ ...job, studentId: 999_999 }, { studentId: 'Student is Invalid' }],
    [{ ...job, studentId: null, instituteId: 999_999 }, { instituteId: 'Institute is Invalid' }],
    [{ ...job, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...job, currency: 'XXX' }, { currency: 'Currency is Invalid' }],
    [{ ...job, budgetMin: 'ten' }, { budgetMin: 'Only Numbers are allowed' }],
    [{ ...job, budgetMax: '1.234' }, { budgetMax: 'At most 2 digits after the point' }],
    [{ ...job, budgetMin: '300' }, { budgetMax: 'Budget to is Invalid' }],
    [{ ...job, expiresOn: '2033-02-30' }, { expiresOn: 'Open until is Invalid' }],
    [{ ...job, expiresOn: '2020-01-01' }, { expiresOn: 'Open until is Invalid' }],
    [{ ...job, expiresOn: '2133-01-01' }, { expiresOn: 'Open until is Invalid' }],
  ],
  'PUT job': [
    [{ title: 'Another' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, budgetMax: '1' }, { budgetMax: 'Budget to is Invalid' }],
  ],
  'DELETE job': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT job/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'awarded' }, { status: "Status can't go from Open to Awarded" }],
    [{ ...row, status: 'closed' }, { reason: 'Reason is required' }],
  ],
  'PUT job/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'GET job/proposals': [
    [{ filter: { jobId: 'eq:x' } }, { 'filter[jobId]': "'x' is not a whole number" }],
    [{ deleted: 'only' }, { deleted: 'Proposals are never deleted' }],
    [{ q: 'lessons' }, { q: 'Proposals have no search' }],
  ],
  'PUT job/proposal-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'withdrawn' }, { status: "Status can't go from Submitted to Withdrawn" }],
    [{ ...row, status: 'rejected' }, { reason: 'Reason is required' }],
  ],

  'GET one-to-one/list': [[{ filter: { rate: 'gte:much' } }, { 'filter[rate]': "'much' is not a number" }]],
  'GET one-to-one': [[{}, { id: 'Id is required' }]],
  'POST one-to-one': [
    [
      {},
      {
        title: 'Title is required',
        trainerId: 'Trainer is required',
        categoryId: 'Category is required',
        skillId: 'Skill is required',
        languageId: 'Language is required',
        currency: 'Currency is required',
        rate: 'Rate is required',
        timeZone: 'Time zone is required',
      },
    ],
    [{ ...offer, title: 'Four' }, { title: 'Minimum character length is 5' }],
    [{ ...offer, trainerId: 999_999 }, { trainerId: 'Trainer is Invalid' }],
    [{ ...offer, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...offer, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
    [{ ...offer, rate: '0' }, { rate: 'Rate is Invalid' }],
    [{ ...offer, rate: 'much' }, { rate: 'Only Numbers are allowed' }],
    [{ ...offer, timeZone: 'Mars/Olympus' }, { timeZone: 'Time zone is Invalid' }],
    [{ ...offer, sessionMinutes: 50 }, { sessionMinutes: 'Minutes of a session is Invalid' }],
    [{ ...offer, trialMinutes: 20 }, { trialMinutes: 'Minutes of a free trial is Invalid' }],
    [{ ...offer, slots: [{ ...slot, weekday: 8 }] }, { 'slots[0].weekday': 'Day is Invalid' }],
    [{ ...offer, slots: [{ ...slot, startsAt: '18.00' }] }, { 'slots[0].startsAt': 'From is Invalid' }],
    [{ ...offer, slots: [{ ...slot, endsAt: '17:00' }] }, { 'slots[0].endsAt': 'To is Invalid' }],
    [{ ...offer, slots: [slot, slot] }, { 'slots[1]': 'Slot 2 overlaps another slot' }],
    [{ ...offer, slots: Array.from({ length: 43 }, () => slot) }, { slots: 'At most 42 slots' }],
  ],
  'PUT one-to-one': [
    [{ title: 'Another' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, slots: [] }, { slots: 'A weekly slot is required' }],
  ],
  'DELETE one-to-one': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT one-to-one/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'draft' }, { status: "Status can't go from Active to Draft" }],
    [{ ...row, status: 'blocked' }, { reason: 'Reason is required' }],
  ],
  'PUT one-to-one/restore': [[{ version: 1 }, { id: 'Id is required' }]],
};
