import type { OvertakenKind } from './rows';

/** The subject of the call, and what is sent besides `id` and `version`. */
export type StaleRow = readonly [of: OvertakenKind, sent: Readonly<Record<string, unknown>>];

/** By hand: each call that carries a `version`. */
export const staleTable: Readonly<Record<string, StaleRow>> = {
  'PUT category': ['category', { status: 'inactive' }],
  'DELETE category/{id}': ['category', {}],
  'PUT category/move': ['category', { parentId: 1, beforeId: null }],
  'PUT category/change-status': ['category', { status: 'inactive' }],
  'PUT category/restore': ['deleted category', {}],
  'PUT views': ['view', { name: 'Mine' }],
  'DELETE views': ['view', {}],
  'PUT skill': ['skill', { description: 'Mine' }],
  'PUT skill/change-status': ['skill', { status: 'inactive' }],
  'DELETE skill': ['skill', {}],
  'PUT skill/restore': ['deleted skill', {}],
  'PUT admin/institutes': ['institute', { notes: 'Mine' }],
  'PUT admin/institutes/change-status': ['institute', { status: 'inactive' }],
  'DELETE admin/institutes': ['institute', {}],
  'PUT admin/institutes/restore': ['deleted institute', {}],
  'PUT admin/faqs/update': ['faq', { answerHtml: '<p>Mine.</p>' }],
  'DELETE admin/faqs/delete': ['faq', {}],
  'PUT admin/faqs/order': ['faq', { categoryId: 1, beforeId: 1 }],
  'PUT admin/faqs/restore': ['deleted faq', {}],
  'PUT admin/faqs/category': ['faq category', { beforeId: 1 }],
  'DELETE admin/faqs/category': ['faq category', {}],
  'PUT li-custom-course/chapters': ['chapter', { title: 'Mine' }],
  'PUT li-custom-course/chapters/change-status': ['chapter', { status: 'draft' }],
  'DELETE li-custom-course/chapters': ['chapter', {}],
  'PUT li-custom-course/chapters/restore': ['deleted chapter', {}],
  'PUT li-custom-course/chapters/order': ['chapter', { skillId: 1, beforeId: null }],
  'PUT li-custom-course/topics': ['topic', { title: 'Mine' }],
  'PUT li-custom-course/topics/change-status': ['topic', { status: 'draft' }],
  'DELETE li-custom-course/topics': ['topic', {}],
  'PUT li-custom-course/topics/restore': ['deleted topic', {}],
  'PUT li-custom-course/topics/order': ['topic', { customChapterId: 1, beforeId: null }],
  'PUT admin/gallery': ['library item', { title: 'Mine' }],
  'PUT admin/gallery/image': ['library item', { versionNo: 1 }],
  'PUT gallery/move': ['library item', { folderId: null }],
  'DELETE admin/gallery': ['library item', {}],
  'PUT gallery/restore': ['deleted library item', {}],
  'PUT gallery/folder': ['folder', { name: 'Mine' }],
  'DELETE gallery/folder': ['folder', {}],
  'PUT gallery/folder/restore': ['deleted folder', {}],
  'PUT admin/coupon/update': ['coupon', { name: 'Mine' }],
  'PUT admin/coupon/change-status': ['coupon', { status: 'active' }],
  'DELETE admin/coupon': ['coupon', {}],
  'PUT admin/coupon/restore': ['deleted coupon', {}],
  'PUT admin/coupon/users': ['coupon for chosen students', { remove: [9] }],
  'PUT student/update': ['student', { city: 'Mysuru' }],
  'PUT student/step2': ['student', { grade: 'Grade 8', skillIds: [1] }],
  'DELETE admin/delete-student/{id}': ['student', {}],
  'POST student/restore': ['deleted student', {}],
  'POST student/erase': ['student', { typedName: 'Asha Rao', reason: 'Asked for it by mail' }],
  'PUT user/change-role': ['account', { roleId: 4 }],
  'POST user/block': ['account', { reason: 'Left the company' }],
  'POST user/unblock': ['blocked account', {}],
  'POST user/restore': ['deleted account', {}],
  'DELETE s3/file': ['file', {}],
};

/** Calls whose row is known by a word or by its revision and not by an id; their rule has a test of its own. */
export const namedOtherwise = ['PUT setting', 'POST revision/restore'];

/** Calls that carry a version for each of many items and answer each by itself; their rule has a test of its own. */
export const answeredByItem = ['PUT admin/faqs/change-status'];
