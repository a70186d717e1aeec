import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const ad = { title: 'Algebra in groups', trainerId: 1, skillId: 1, languageId: 1, currency: 'INR', price: '1500' };
const recorded = {
  trainingAdId: 1,
  batchId: 1,
  title: 'Lesson 1',
  recordedOn: '2026-01-05',
  audience: 'batch',
  video: { url: 'https://player.vimeo.com/1' },
};
const long = 'A'.repeat(81);
const course = { title: 'Painting for all', categoryId: 2, trainerId: 1, languageId: 1 };
/** Courses of the demo: a draft, and one that waits for review. */
const [draft, inReview] = [
  { id: 50, version: 1 },
  { id: 44, version: 1 },
];

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
    [
      { ...row, seoTitle: 'a'.repeat(71), seoDescription: 'a'.repeat(161) },
      { seoTitle: 'Maximum character length is 70', seoDescription: 'Maximum character length is 160' },
    ],
    [{ ...row, seoKeywords: ['fine', ''] }, { 'seoKeywords[1]': 'Keyword is required' }],
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
  'POST skill/merge-preview': [
    [{}, { sourceId: 'Skill is required', targetId: 'Target is required' }],
    [{ sourceId: 999_999, targetId: 1 }, { sourceId: 'Skill is Invalid' }],
  ],
  'POST skill/merge': [
    [{ sourceId: 1 }, { targetId: 'Target is required' }],
    [{ sourceId: 1, targetId: 1 }, { targetId: 'Choose another skill than the one that is merged' }],
    [{ sourceId: 1, targetId: 999_999 }, { targetId: 'Target is Invalid' }],
  ],
  'POST skill/merge-retry': [[{}, { mergeId: 'Merge is required' }]],
  'POST skill/merge-undo': [[{}, { mergeId: 'Merge is required' }]],
  'GET skill/import/template': [
    [{}, { format: 'Format is required' }],
    [{ format: 'pdf' }, { format: 'Format is Invalid' }],
  ],
  'POST skill/import': [
    [{ mapping: [{ column: 0, field: 'name' }], onDuplicate: 'skip' }, { fileId: 'File is required' }],
    [{ fileId: 999_999, mapping: [{ column: 0, field: 'name' }], onDuplicate: 'skip' }, { fileId: 'File is Invalid' }],
  ],
  'PUT skill/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'GET training-ad/list': [
    [
      { filter: { status: 'eq:gone' } },
      { 'filter[status]': "'gone' is not one of draft, review, published, paused, closed, rejected" },
    ],
  ],
  'GET training-ad': [[{}, { id: 'Id is required' }]],
  'POST training-ad': [
    [
      {},
      {
        title: 'Title is required',
        skillId: 'Skill is required',
        languageId: 'Language is required',
        currency: 'Currency is required',
        price: 'Price is required',
      },
    ],
    [{ ...ad, title: 'Maths', trainerId: null }, { trainerId: 'Choose a trainer or an agency, one of them' }],
    [{ ...ad, title: 'Math' }, { title: 'Minimum character length is 5' }],
    [{ ...ad, trainerId: 999_999 }, { trainerId: 'Trainer is Invalid' }],
    [{ ...ad, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...ad, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
    [{ ...ad, price: 'dear' }, { price: 'Only Numbers are allowed' }],
    [{ ...ad, currency: 'XXX' }, { currency: 'Currency is Invalid' }],
    [{ ...ad, startsOn: '2031-02-30' }, { startsOn: 'First day is Invalid' }],
    [{ ...ad, startsOn: '2031-02-03', endsOn: '2031-02-02' }, { endsOn: 'The last day is before the first' }],
  ],
  'PUT training-ad': [
    [{}, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
  ],
  'DELETE training-ad': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT training-ad/restore': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT training-ad/change-status': [
    [row, { status: 'Status is required' }],
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...row, status: 'paused', reason: 'no' }, { reason: 'Minimum character length is 5' }],
  ],
  'GET training-ad/batches': [[{}, { id: 'Id is required' }]],
  'GET training-ad/batch-choices': [[{}, { id: 'Id is required' }]],
  'POST training-ad/batches': [
    [{ id: 1 }, { batchId: 'Batch is required' }],
    [{ id: 1, batchId: 999_999 }, { batchId: 'Batch is Invalid' }],
  ],
  'GET training-ad/recordings': [[{}, { id: 'Training ad is required' }]],
  'GET training-ad/recording': [[{}, { id: 'Id is required' }]],
  'POST training-ad/recordings': [
    [
      {},
      {
        trainingAdId: 'Training ad is required',
        batchId: 'Batch is required',
        title: 'Title is required',
        recordedOn: 'Recorded on is required',
        audience: 'Seen by is required',
        video: 'Video is required',
      },
    ],
    [{ ...recorded, title: 'A' }, { title: 'Minimum character length is 2' }],
    [{ ...recorded, recordedOn: '2026-02-30' }, { recordedOn: 'Recorded on is Invalid' }],
    [{ ...recorded, recordedOn: '2099-01-01' }, { recordedOn: 'Recorded on is Invalid' }],
    [{ ...recorded, audience: 'press' }, { audience: 'Seen by is Invalid' }],
    [{ ...recorded, batchId: 999_999 }, { batchId: 'Batch is Invalid' }],
  ],
  'PUT training-ad/recordings': [
    [{}, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
    [{ ...row, published: 'maybe' }, { published: 'Published is Invalid' }],
  ],
  'DELETE training-ad/recordings': [[{ id: 1 }, { version: 'Version is required' }]],
  'DELETE training-ad/batches': [[{ id: 1 }, { batchId: 'Batch is required' }]],

  'GET admin/course-list': [
    [
      { filter: { status: 'eq:gone' } },
      { 'filter[status]': "'gone' is not one of draft, review, published, unpublished, archived" },
    ],
    [{ sort: 'slug' }, { sort: "'slug' is not a field this list sorts by" }],
  ],
  'GET admin/course/details': [[{}, { id: 'Id is required' }]],
  'POST admin/course/create': [
    [
      { title: 'Go' },
      {
        title: 'Minimum character length is 5',
        categoryId: 'Category is required',
        trainerId: 'Trainer is required',
        languageId: 'Language is required',
      },
    ],
    [{ ...course, title: ' Painting' }, { title: 'Title is Invalid' }],
    [{ ...course, slug: 'Not A Slug' }, { slug: 'Slug is Invalid' }],
    [{ ...course, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...course, trainerId: 999_999 }, { trainerId: 'Trainer is Invalid' }],
    [{ ...course, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
  ],
  'PUT admin/course/update': [
    [{ title: 'Painting' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...draft, price: 'ten' }, { price: 'Only Numbers are allowed' }],
    [{ ...draft, price: '1.555' }, { price: 'At most 2 digits after the point' }],
    [{ ...draft, price: '1,2,3' }, { price: 'Only Numbers are allowed' }],
    [{ ...draft, price: '10000001' }, { price: 'Price is Invalid' }],
    [{ ...draft, price: '100', comparePrice: '100' }, { comparePrice: 'Price before is Invalid' }],
    [{ ...draft, currency: 'XXX' }, { currency: 'Currency is Invalid' }],
    [
      { ...draft, isFree: false, price: '100', prices: [{ currency: 'INR', price: '1' }] },
      { 'prices[0].currency': 'This currency has a price already' },
    ],
    [
      { ...draft, isFree: false, price: '100', prices: [{ currency: 'USD', price: 'x' }] },
      { 'prices[0].price': 'Only Numbers are allowed' },
    ],
    [{ ...draft, skillIds: [999_999] }, { 'skillIds[0]': 'Skill is Invalid' }],
    [{ ...draft, agencyId: 999_999 }, { agencyId: 'The trainer does not belong to this agency' }],
    [{ ...draft, shortDescription: 'x'.repeat(301) }, { shortDescription: 'Maximum character length is 300' }],
    [{ ...draft, level: 'hard' }, { level: 'Level is Invalid' }],
  ],
  'PUT admin/course/change-status': [
    [draft, { status: 'Status is required' }],
    [{ ...draft, status: 'unpublished' }, { status: "Status can't go from Draft to Unpublished" }],
    [{ ...inReview, status: 'draft' }, { reason: 'Reason is required' }],
    [{ ...inReview, status: 'draft', reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'DELETE admin/course/delete': [[{ id: 1 }, { version: 'Version is required' }]],
  'POST admin/course/restore': [[{ id: 1 }, { version: 'Version is required' }]],
  'POST admin/course/duplicate': [[{}, { id: 'Id is required' }]],
  'GET admin/course/seo-details': [[{}, { id: 'Id is required' }]],
  'PUT admin/course/seo-details': [
    [{ ...draft, seoTitle: 'x'.repeat(71) }, { seoTitle: 'Maximum character length is 70' }],
    [{ ...draft, canonicalUrl: 'http://example.com/a' }, { canonicalUrl: 'Please enter a valid url' }],
    [{ ...draft, seoKeywords: [''] }, { 'seoKeywords[0]': 'Keyword is required' }],
  ],
  'GET admin/course/features': [[{}, { id: 'Id is required' }]],
  'PUT admin/course/features': [
    [{ id: 50, revision: 1 }, { features: 'Features is required' }],
    [{ id: 50, revision: 1, features: [{ kind: 'joy', text: 'Fun' }] }, { 'features[0].kind': 'Kind is Invalid' }],
    [
      { id: 50, revision: 1, features: [{ kind: 'outcome', text: 'No' }] },
      { 'features[0].text': 'Minimum character length is 3' },
    ],
    [
      { id: 50, revision: 1, features: Array.from({ length: 21 }, () => ({ kind: 'outcome', text: 'Paint' })) },
      { 'features[20]': 'At most 20 of a kind' },
    ],
    [
      { id: 50, revision: 1, features: [{ id: 1, kind: 'outcome', text: 'Of another course' }] },
      { 'features[0].id': 'Feature is Invalid' },
    ],
  ],
  'GET admin/course/custom-topics': [[{}, { id: 'Id is required' }]],
  'GET admin/course/topic-choices': [[{ q: 'fractions' }, { id: 'Course is required' }]],
  'PUT admin/course/custom-topics': [
    [{ id: 50, revision: 1, topics: [{ title: 'A' }] }, { 'topics[0].title': 'Minimum character length is 2' }],
    [{ id: 50, revision: 1, topics: [{ title: 'Paint', minutes: 0 }] }, { 'topics[0].minutes': 'Minutes is Invalid' }],
    [
      { id: 50, revision: 1, topics: [{ title: 'Paint', customTopicId: 999_999 }] },
      { 'topics[0].customTopicId': 'Topic is Invalid' },
    ],
    [
      { id: 50, revision: 1, topics: [{ title: 'Paint', topicId: 1, customTopicId: 1 }] },
      { 'topics[0].customTopicId': 'Topic is Invalid' },
    ],
  ],
  'GET admin/course/enrolments': [[{}, { courseId: 'Course is required' }]],
  'POST admin/course/enrolments': [
    [{}, { courseId: 'Course is required', studentId: 'Student is required' }],
    [{ courseId: 1, studentId: 999_999 }, { studentId: 'Student is Invalid' }],
  ],
  'POST admin/course/enrolments/revoke': [[{ id: 1 }, { reason: 'Reason is required' }]],
  'GET admin/course/reviews': [[{}, { courseId: 'Course is required' }]],
  'PUT admin/course/review': [
    [{ id: 1, version: 1 }, { status: 'Status is required' }],
    [{ id: 1, version: 1, status: 'hidden' }, { reason: 'Reason is required' }],
  ],
};
