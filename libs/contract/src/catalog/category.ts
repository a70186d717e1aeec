import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, slug, version } from '../fields';
import { keysOf, recordCalls, recordRow, recordUse, statusField, type RecordUse } from '../records';
import { richText } from '../rich-text';
import { listRequest, pageOf, type ListFields } from '../wire';
import { searchTextFields } from './search-texts';

export const categoryStatuses = { active: 'Active', inactive: 'Inactive' } as const;
export type CategoryStatus = keyof typeof categoryStatuses;

/** Levels of the tree: a root is level 1. */
export const maxDepth = 5;
/** How many nodes `view=tree` answers at most. */
export const maxTreeNodes = 2000;

export const categoryListFields = {
  name: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: keysOf(categoryStatuses), filter: true },
  parentId: { type: 'id', filter: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/**
 * A category as lists and the tree show it: `path` are the names above it from the root. Skills, courses and trainers are those of its subtree, the
 * last two counted every five minutes; null until then.
 */
export const categoryRow = recordRow(categoryStatuses, {
  parentId: number().nullable().defined(),
  name: string().required(),
  slug: string().required(),
  depth: number().required(),
  path: array().of(string().required()).required(),
  skills: number().required(),
  courses: number().nullable().defined(),
  trainers: number().nullable().defined(),
  imageFileId: number().nullable().defined(),
});
export type CategoryRow = InferType<typeof categoryRow>;

/** A category with its texts, which lists and the tree leave out. */
export const categoryDetail = categoryRow.concat(
  object({
    descriptionHtml: string().defined(),
    seoTitle: string().defined(),
    seoDescription: string().defined(),
    seoKeywords: array().of(string().required()).required(),
  }),
);
export type CategoryDetail = InferType<typeof categoryDetail>;

/** How much a category and those below it hold, counted every five minutes. */
export const categoryCounts = object({
  children: number().required(),
  skills: number().required(),
  courses: number().required(),
  trainers: number().required(),
  countedAt: string().required(),
});
export type CategoryCounts = InferType<typeof categoryCounts>;

/** A category as a picker offers it. */
export const categoryChoice = object({
  id: id(),
  name: string().required(),
  slug: string().required(),
  status: string().oneOf(keysOf(categoryStatuses)).required(),
  hasChildren: boolean().required(),
});

/** What would be left without its category: `kind` is the wire name of the rows (`categories`, `skills`). */
export const categoryUse = recordUse;
export type CategoryUse = RecordUse;

/** `result` of the 409 that refuses to delete a category in use. */
export interface CategoryInUse {
  readonly uses: readonly CategoryUse[];
}

const name = () => requiredText('Name', { min: 2, max: 80 });
const status = () => statusField(categoryStatuses);
const parentId = () => id('Parent').nullable().optional();
/** Null or empty: the server proposes one from the name. */
const optionalSlug = () => slug('Slug', 100).nullable().optional();

/** An uploaded file of purpose `image`; null: none. */
const imageFileId = () => id('Image').nullable().optional();

/** What a person writes: the form's schema, and the fields of create and update. */
export const categoryFields = {
  name: name(),
  slug: optionalSlug(),
  imageFileId: imageFileId(),
  status: status(),
  descriptionHtml: richText('Description'),
  ...searchTextFields,
};
/** The fields of a new category: its parent too. */
export const newCategoryFields = { ...categoryFields, parentId: parentId() };

const choiceList = array().of(categoryChoice).required();
const choices = object({ items: choiceList });
const row = { id: id(), version: version() };
const neighbour = { parentId: parentId(), beforeId: id('Neighbour').nullable().optional() };

/** The calls of a category as every record has them; `categoryCalls` are those on the wire. Who sees what is in categories chooses among them by the list. */
export const categoryRecord = recordCalls('category', {
  path: 'category',
  row: categoryDetail,
  fields: { ...categoryFields, ...neighbour },
  statuses: categoryStatuses,
  access: {
    read: ['categoryList', 'skillList', 'chaptersList', 'courseList', 'oneToOneList', 'jobList'],
    write: ['categoryEdit'],
    remove: ['categoryDelete'],
  },
  list: categoryListFields,
});
const { list, detail, create, update, changeStatus, delete: remove, restore } = categoryRecord;

export const categoryCalls = {
  /** `view=tree` answers the live tree whole, each node right behind its parent in order; it takes no other question. */
  list: {
    ...list,
    request: listRequest(categoryListFields).shape({ view: string().oneOf(['tree']).optional() }),
    response: pageOf(categoryRow),
  },
  root: call({
    method: 'GET',
    path: 'category/root',
    access: 'signed in',
    request: object({ status: status() }),
    response: choices,
  }),
  detail: {
    ...detail,
    path: 'category/detail',
    access: ['categoryList'],
    response: object({
      category: categoryDetail,
      breadcrumb: array()
        .of(object({ id: id(), name: string().required() }))
        .required(),
      children: choiceList,
      uses: array().of(categoryUse).required(),
      /** Null until a new category has been counted. */
      counts: categoryCounts.nullable().default(null).defined(),
    }),
  },
  children: call({
    method: 'GET',
    path: 'category/{id}',
    access: 'signed in',
    request: object({ id: id() }),
    response: choices,
  }),
  /** Below `parentId` (null: a root), before `beforeId` or last. */
  create,
  /** Another parent is given by a move. */
  update: { ...update, request: object({ ...row, ...categoryFields, name: name().optional() }) },
  /** A category in use is refused unless `replacementId` names the one that takes what uses it. */
  delete: {
    ...remove,
    path: 'category/{id}',
    request: object({ ...row, replacementId: id('Replacement').optional() }),
    response: object({ moved: array().of(categoryUse).required(), restorableUntil: string().required() }),
  },
  /** Puts it below `parentId` (null: among the roots), before `beforeId` or last when null. */
  move: call({
    method: 'PUT',
    path: 'category/move',
    access: ['categoryEdit'],
    request: object({
      ...row,
      parentId: id('Parent').nullable().defined(),
      beforeId: id('Neighbour').nullable().defined(),
    }),
    response: object({ category: categoryDetail }),
  }),
  changeStatus,
  restore,
} as const;
