import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
/** Of the demo data. */
const publishedTopic = { id: 50, version: 1 };
const chapter = { skillId: 1, languageId: 1, title: 'Fractions' };
const topic = { customChapterId: 1, title: 'Halves', currency: 'INR', price: '100' };
const drawing = {
  png: new File(['no picture'], 'a.png'),
  ...{ kind: 'molecule', source: 'CCO', sourceFormat: 'smiles', tool: 'openchemlib', toolVersion: '9' },
};
const faq = { categoryId: 1, languageId: 1, question: 'Who may ask here?' };

export const contentBadInput: BadInputTable = {
  'GET admin/faqs/list': [
    [
      { filter: { status: 'is:draft' } },
      { 'filter[status]': 'Write it as operator:value with one of eq, ne, in, empty' },
    ],
    [{ filter: { updatedAt: 'gt:yesterday' } }, { 'filter[updatedAt]': "'yesterday' is not an ISO 8601 time" }],
    [{ filter: { updatedAt: 'lte:2026-02-30' } }, { 'filter[updatedAt]': "'2026-02-30' is not an ISO 8601 time" }],
    [{ filter: { question: 'starts:' } }, { 'filter[question]': "'starts' needs a value" }],
    [{ sort: 'question,-question' }, { sort: 'A field is sorted by once' }],
  ],
  'GET admin/faqs/details': [[{}, { id: 'Id is required' }]],
  'POST admin/faqs/add': [
    [{}, { categoryId: 'Category is required', languageId: 'Language is required', question: 'Question is required' }],
    [{ ...faq, question: 'Who?' }, { question: 'Minimum character length is 5' }],
    [{ ...faq, question: 'a'.repeat(251) }, { question: 'Maximum character length is 250' }],
    [
      { ...faq, answerHtml: '<blockquote>'.repeat(31) + 'a' },
      { answerHtml: 'The text is nested more than 30 levels deep' },
    ],
    [{ ...faq, status: 'published' }, { answerHtml: 'Answer is required' }],
    [{ ...faq, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...faq, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
    [{ ...faq, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
  ],
  'PUT admin/faqs/update': [
    [{ question: 'Who may ask here?' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, question: '' }, { question: 'Question is required' }],
    [{ ...row, question: ' Who may ask?' }, { question: 'Question is Invalid' }],
    [{ ...row, answerHtml: '' }, { answerHtml: 'Answer is required' }],
    [{ ...row, categoryId: 999_999 }, { categoryId: 'Category is Invalid' }],
  ],
  'DELETE admin/faqs/delete': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/faqs/order': [
    [{ ...row, beforeId: null }, { categoryId: 'Category is required' }],
    [{ ...row, categoryId: 1, beforeId: 'x' }, { beforeId: 'Id is Invalid' }],
    [{ ...row, categoryId: 999_999, beforeId: null }, { categoryId: 'Category is Invalid' }],
  ],
  'PUT admin/faqs/change-status': [
    [{ items: [row] }, { status: 'Status is required' }],
    [{ items: [row, { id: 2 }], status: 'hidden' }, { 'items[1].version': 'Version is required' }],
    [{ items: [{ ...row, name: 'x' }], status: 'hidden' }, { 'items[0].name': "'name' is not a field of this call" }],
  ],
  'PUT admin/faqs/restore': [[{ id: 1 }, { version: 'Version is required' }]],

  'GET admin/faqs/category': [[{ audience: 'staff' }, { audience: 'Audience is Invalid' }]],
  'POST admin/faqs/category': [
    [{}, { audience: 'Audience is required', name: 'Name is required' }],
    [{ audience: 'student', name: 'A' }, { name: 'Minimum character length is 2' }],
    [{ audience: 'student', name: 'A'.repeat(61) }, { name: 'Maximum character length is 60' }],
    [{ audience: 'staff', name: 'Rooms' }, { audience: 'Audience is Invalid' }],
  ],
  'PUT admin/faqs/category': [
    [{ ...row, name: '' }, { name: 'Name is required' }],
    [{ ...row, audience: 'trainer' }, { audience: 'Audience is Invalid' }],
  ],
  'DELETE admin/faqs/category': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ ...row, moveTo: 'x' }, { moveTo: 'Category is Invalid' }],
  ],

  'GET li-custom-course/chapters': [
    [{ filter: { status: 'eq:hidden' } }, { 'filter[status]': "'hidden' is not one of draft, published" }],
    [{ sort: 'sortKey' }, { sort: 'The order belongs to one skill: filter by it' }],
  ],
  'GET li-custom-course/chapters/details': [[{}, { id: 'Id is required' }]],
  'POST li-custom-course/chapters': [
    [{}, { skillId: 'Skill is required', languageId: 'Language is required', title: 'Title is required' }],
    [{ ...chapter, title: 'F' }, { title: 'Minimum character length is 2' }],
    [{ ...chapter, title: 'F'.repeat(121) }, { title: 'Maximum character length is 120' }],
    [{ ...chapter, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...chapter, languageId: 999_999 }, { languageId: 'Language is Invalid' }],
    [{ ...chapter, status: 'published' }, { status: 'Publish a topic of this chapter first' }],
  ],
  'PUT li-custom-course/chapters': [
    [{ title: 'Fractions' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
  ],
  'PUT li-custom-course/chapters/change-status': [[row, { status: 'Status is required' }]],
  'DELETE li-custom-course/chapters': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT li-custom-course/chapters/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'PUT li-custom-course/chapters/order': [[{ ...row, beforeId: null }, { skillId: 'Skill is required' }]],

  'GET li-custom-course/topics-admin': [
    [{ sort: 'sortKey' }, { sort: 'The order belongs to one chapter: filter by it' }],
  ],
  'GET li-custom-course/topics-admin/details': [[{}, { id: 'Id is required' }]],
  'GET li-custom-course/topics': [[{ customChapterId: 'x' }, { customChapterId: 'Chapter is Invalid' }]],
  'POST li-custom-course/topics': [
    [
      {},
      {
        customChapterId: 'Chapter is required',
        title: 'Title is required',
        currency: 'Currency is required',
        price: 'Price is required',
      },
    ],
    [{ ...topic, title: 'H' }, { title: 'Minimum character length is 2' }],
    [{ ...topic, summary: 'H'.repeat(301) }, { summary: 'Maximum character length is 300' }],
    [{ ...topic, minutes: 6001 }, { minutes: 'Minutes is Invalid' }],
    [{ ...topic, minutes: 1.5 }, { minutes: 'Only Numbers are allowed' }],
    [{ ...topic, customChapterId: 999_999 }, { customChapterId: 'Chapter is Invalid' }],
    [{ ...topic, currency: 'XXX' }, { currency: 'Currency is Invalid' }],
    [{ ...topic, price: 'much' }, { price: 'Only Numbers are allowed' }],
    [{ ...topic, price: '1.005' }, { price: 'At most 2 digits after the point' }],
    [{ ...topic, status: 'published' }, { bodyHtml: 'Text is required' }],
  ],
  'PUT li-custom-course/topics': [
    [{ title: 'Halves' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...publishedTopic, bodyHtml: '' }, { bodyHtml: 'Text is required' }],
  ],
  'PUT li-custom-course/topics/change-status': [[row, { status: 'Status is required' }]],
  'DELETE li-custom-course/topics': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT li-custom-course/topics/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'PUT li-custom-course/topics/order': [[{ ...row, beforeId: null }, { customChapterId: 'Chapter is required' }]],

  'GET revision/list': [
    [{}, { entity: 'Entity is required', id: 'Id is required', field: 'Field is required' }],
    [{ entity: 'users', id: 1, field: 'answerHtml' }, { entity: 'Entity is Invalid' }],
    [{ entity: 'faqs', id: 1, field: 'question' }, { field: 'Field is Invalid' }],
  ],
  'GET revision': [[{}, { revisionId: 'Revision is required' }]],
  'POST revision/restore': [[{}, { revisionId: 'Revision is required', version: 'Version is required' }]],
  'POST editor/clean': [
    [{}, { html: 'Text is required' }],
    [{ html: '<blockquote>'.repeat(31) + 'a' }, { html: 'The text is nested more than 30 levels deep' }],
  ],
  'POST editor/formula': [
    [{}, { tex: 'Formula is required' }],
    [{ tex: 'x'.repeat(4001) }, { tex: 'Maximum character length is 4000' }],
    [{ tex: '\\href{javascript:x}{y}' }, { tex: '\\href is not allowed (at character 1)' }],
  ],
  'POST editor/drawing': [
    [
      {},
      {
        png: 'Png is required',
        kind: 'Kind is required',
        source: 'Source is required',
        sourceFormat: 'Source format is required',
        tool: 'Tool is required',
        toolVersion: 'Tool version is required',
      },
    ],
    [{ ...drawing, kind: 'painting' }, { kind: 'Kind is Invalid' }],
    [{ ...drawing, source: '<svg onload="x()"/>' }, { source: 'Source is Invalid' }],
    [{ ...drawing, sourceFormat: 'mol' }, { source: 'Source is Invalid' }],
    [{ ...drawing, kind: 'diagram' }, { source: 'Source is Invalid' }],
    [{ ...drawing, fromFileId: 'first' }, { fromFileId: 'From file is Invalid' }],
    [drawing, 'Choose a PNG image', 415],
    [{ ...drawing, png: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'a.png') }, 'Max file size is 2 MB', 413],
  ],
  'GET editor/drawing': [
    [{}, { fileId: 'File is required' }],
    [{ fileId: 999_999 }, 'Not found', 404],
  ],

  'GET admin/gallery': [
    [{ filter: { kind: 'eq:sound' } }, { 'filter[kind]': "'sound' is not one of image, drawing, document, video" }],
    [{ sort: 'kind' }, { sort: "'kind' is not a field this list sorts by" }],
  ],
  'GET admin/gallery/image': [[{}, { id: 'Id is required' }]],
  'POST admin/gallery': [
    [{}, { fileIds: 'Files is required' }],
    [{ fileIds: [] }, { fileIds: 'Files is required' }],
    [{ fileIds: Array.from({ length: 201 }, (_, at) => at + 1) }, { fileIds: 'At most 200 files' }],
    [{ fileIds: [1], tags: ['a'] }, { 'tags[0]': 'Minimum character length is 2' }],
  ],
  'POST admin/gallery/image': [[{}, { file: 'File is required', title: 'Title is required' }]],
  'PUT admin/gallery': [
    [{ title: 'Rings' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
    [{ ...row, title: 'R'.repeat(151) }, { title: 'Maximum character length is 150' }],
    [{ ...row, altText: 'R'.repeat(251) }, { altText: 'Maximum character length is 250' }],
    [{ ...row, tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, { tags: 'At most 20 tags' }],
  ],
  'PUT admin/gallery/image': [
    [row, { fileId: 'File is required' }],
    [{ ...row, fileId: 1, versionNo: 1 }, { fileId: 'File is required' }],
    [{ ...row, fileId: 1, note: 'n'.repeat(201) }, { note: 'Maximum character length is 200' }],
  ],
  'DELETE admin/gallery': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT gallery/move': [[{ ...row, folderId: 'x' }, { folderId: 'Folder is Invalid' }]],
  'PUT gallery/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'POST gallery/folder': [
    [{}, { name: 'Name is required' }],
    [{ name: 'a/b' }, { name: 'Name is Invalid' }],
    [{ name: 'a'.repeat(81) }, { name: 'Maximum character length is 80' }],
    [{ name: 'Rings', parentId: 999_999 }, { parentId: 'Folder is Invalid' }],
  ],
  'PUT gallery/folder': [[{ ...row, name: '' }, { name: 'Name is required' }]],
  'DELETE gallery/folder': [[{ id: 1 }, { version: 'Version is required' }]],
  'GET gallery/folder/contents': [
    [{ id: 'x' }, { id: 'Id is Invalid' }],
    [{ id: 999_999 }, 'Not found', 404],
  ],
  'PUT gallery/folder/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'POST gallery/document': [[{}, { file: 'File is required' }]],
  'GET gallery/document': [
    [
      { id: 'x', isShown: 'x' },
      { id: 'Id is Invalid', isShown: 'Shown is Invalid' },
    ],
  ],
  'GET gallery/tags': [[{ q: 'a'.repeat(41) }, { q: 'Maximum character length is 40' }]],
  'PUT gallery/tags': [
    [{ id: 1 }, { name: 'Name is required' }],
    [{ id: 1, name: 'a' }, { name: 'Minimum character length is 2' }],
    [{ id: 1, intoId: 1 }, { intoId: 'Tag is Invalid' }],
  ],
};
