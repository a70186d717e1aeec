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

export const catalogBadInput: BadInputTable = {
  'GET category/list': [
    [{ sort: 'colour' }, { sort: "'colour' is not a field this list sorts by" }],
    [{ filter: { status: 'eq:gone' } }, { 'filter[status]': "'gone' is not one of active, inactive" }],
    [
      { page: 'one', limit: 101, deleted: 'all' },
      { page: 'Page is Invalid', limit: 'Limit is Invalid', deleted: 'Deleted is Invalid' },
    ],
    [{ page: 201 }, { page: 'Pages after 200 need a cursor' }],
  ],
  'GET category/root': [[{ status: 'gone' }, { status: 'Status is Invalid' }]],
  'GET category/detail': [
    [{}, { id: 'Id is required' }],
    [{ id: 'one' }, { id: 'Id is Invalid' }],
    [{ id: 1.5 }, { id: 'Id is Invalid' }],
  ],
  'GET category/{id}': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'one' }, 'No such call', 404],
  ],
  'POST category': [
    [{}, { name: 'Name is required' }],
    [{ name: 'A' }, { name: 'Minimum character length is 2' }],
    [{ name: long }, { name: 'Maximum character length is 80' }],
    [{ name: ' Algebra' }, { name: 'Name is Invalid' }],
    [{ name: 'Colours', slug: 'No Slug' }, { slug: 'Slug is Invalid' }],
    [{ name: 'Colours', status: 'gone' }, { status: 'Status is Invalid' }],
    [{ name: 'Colours', parentId: 0 }, { parentId: 'Parent is Invalid' }],
    [{ name: 'Colours', parentId: 999_999 }, { parentId: 'Parent is Invalid' }],
    [
      { name: 'Colours', imageFileId: 999_999 },
      { imageFileId: 'This file is not there any more: upload it again' },
      409,
    ],
    [
      { name: 'A', status: 'gone' },
      { name: 'Minimum character length is 2', status: 'Status is Invalid' },
    ],
  ],
  'PUT category': [
    [{ name: 'Colours' }, { id: 'Id is required', version: 'Version is required' }],
    [{ id: 1, version: 'new' }, { version: 'Version is Invalid' }],
    [{ ...row, name: '' }, { name: 'Name is required' }],
    [{ ...row, name: long }, { name: 'Maximum character length is 80' }],
    [{ ...row, slug: 'a--b' }, { slug: 'Slug is Invalid' }],
  ],
  'DELETE category/{id}': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ ...row, replacementId: 'x' }, { replacementId: 'Replacement is Invalid' }],
    [{ ...row, replacementId: 2 }, { replacementId: 'Replacement is Invalid' }],
  ],
  'PUT category/move': [
    [{ ...row, beforeId: null, parentId: 'x' }, { parentId: 'Parent is Invalid' }],
    [{ ...row, parentId: null, beforeId: -1 }, { beforeId: 'Neighbour is Invalid' }],
    [{ ...row, parentId: null, beforeId: 1 }, { beforeId: 'Neighbour is Invalid' }],
  ],
  'PUT category/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
  ],
  'PUT category/restore': [[{ id: 1 }, { version: 'Version is required' }]],

  'GET skill/list': [
    [{ filter: { colour: 'eq:red' } }, { 'filter[colour]': "'colour' is not a field this list filters by" }],
    [{ filter: { categoryId: 'eq:x' } }, { 'filter[categoryId]': "'x' is not a whole number" }],
  ],
  'GET skill/all': [
    [{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }],
    [
      { categoryId: 'x', id: 0 },
      { categoryId: 'Category is Invalid', id: 'Id is Invalid' },
    ],
  ],
  'GET skill': [[{}, { id: 'Id is required' }]],
  'POST skill': [
    [{}, { categoryId: 'Category is required', name: 'Name is required' }],
    [{ categoryId: 1, name: long }, { name: 'Maximum character length is 80' }],
    [{ categoryId: 1, name: ' Haskell' }, { name: 'Name is Invalid' }],
    [{ categoryId: 1, name: 'Haskell', slug: 'Not A Slug' }, { slug: 'Slug is Invalid' }],
    [{ categoryId: 999_999, name: 'Haskell' }, { categoryId: 'Category is Invalid' }],
    [{ categoryId: 1, newCategory: 'x', name: 'Haskell' }, { newCategory: 'Minimum character length is 2' }],
    [{ categoryId: 999_999, newCategory: 'Pure', name: 'Haskell' }, { categoryId: 'Category is Invalid' }],
    [
      { categoryId: 1, name: 'Haskell', description: 'a'.repeat(501) },
      { description: 'Maximum character length is 500' },
    ],
    [{ categoryId: 1, name: 'Haskell', aliases: ['Fine', ''] }, { 'aliases[1]': 'Other spelling is required' }],
    [
      { categoryId: 1, name: 'Haskell', aliases: Array.from({ length: 21 }, (_, at) => `hs${at}`) },
      { aliases: 'At most 20 other spellings' },
    ],
  ],
  'PUT skill': [
    [{ name: 'Haskell' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, name: '' }, { name: 'Name is required' }],
    [{ ...row, categoryId: null }, { categoryId: 'Category is required' }],
    [{ ...row, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...row, status: 'draft' }, { status: 'Status is Invalid' }],
  ],
  'PUT skill/change-status': [[row, { status: 'Status is required' }]],
  'DELETE skill': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ id: 'x', version: 1 }, { id: 'Id is Invalid' }],
  ],
  'GET skill/import/template': [
    [{}, { format: 'Format is required' }],
    [{ format: 'pdf' }, { format: 'Format is Invalid' }],
  ],
  'POST skill/import': [
    [{ mapping: [{ column: 0, field: 'name' }], onDuplicate: 'skip' }, { fileId: 'File is required' }],
    [{ fileId: 999_999, mapping: [{ column: 0, field: 'name' }], onDuplicate: 'skip' }, { fileId: 'File is Invalid' }],
  ],
  'PUT skill/restore': [[{ version: 1 }, { id: 'Id is required' }]],

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

  'GET job/list': [[{ filter: { budget: 'gte:much' } }, { 'filter[budget]': "'much' is not a whole number" }]],
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
    [{ ...job, budgetMax: '1.234' }, { budgetMax: 'Budget to is Invalid' }],
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

  'GET one-to-one/list': [[{ filter: { rate: 'gte:much' } }, { 'filter[rate]': "'much' is not a whole number" }]],
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
