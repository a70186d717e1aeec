import { array, number } from 'yup';
import { id, requiredText, slug, text } from '@lectern/contract/fields';
import { choiceField, recordCalls, recordRow, statusField } from '@lectern/contract/records';
import { textColumn, statusColumn, dateColumn } from './columns';
import { defineRecord } from './define-record';

/** A made-up record, with each kind of field that forms treat differently. */
const bindings = { hard: 'Hardcover', paper: 'Paperback' } as const;
const statuses = { active: 'Available', inactive: 'Withdrawn', lost: 'Lost' } as const;

export const bookFields = {
  title: requiredText('Title', { min: 1, max: 80 }),
  shelfId: id('Shelf'),
  slug: slug('Slug', 100).nullable().optional(),
  binding: choiceField('Binding', bindings),
  pages: number().label('Pages').optional(),
  notes: text('Notes', { max: 500 }),
  tags: array()
    .label('Tags')
    .of(requiredText('Tag', { max: 10 })),
  status: statusField(statuses),
};

const bookRow = recordRow(statuses, {
  title: requiredText('Title', { max: 80 }),
  shelfId: id('Shelf'),
  slug: text('Slug', { max: 100 }).defined(),
  binding: choiceField('Binding', bindings).required(),
  pages: number().nullable().defined(),
  notes: text('Notes', { max: 500 }).defined(),
  tags: array()
    .of(requiredText('Tag', { max: 10 }))
    .required(),
});

const declared = {
  path: 'book',
  row: bookRow,
  fields: bookFields,
  statuses,
  access: { read: ['skillList'], write: ['skillEdit'], remove: ['skillDelete'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    shelfId: { type: 'id', filter: true },
    binding: { type: 'choice', choices: Object.keys(bindings), filter: true },
    status: { type: 'choice', choices: Object.keys(statuses), filter: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
} as const;

export const bookCalls = recordCalls('book', declared);

export const book = defineRecord({
  calls: bookCalls,
  fields: bookFields,
  statuses,
  entity: 'skills',
  noun: { one: 'book', many: 'books' },
  icon: 'shapes',
  nameOf: ({ title }) => title,
  sort: 'title',
});
export type Book = Parameters<typeof book.nameOf>[0];

export const bookColumns = [
  textColumn(book, 'title', { wide: true }),
  textColumn(book, 'tags'),
  statusColumn(book),
  dateColumn(book, 'updatedAt'),
] as const;

/** A book as the API answers it. */
export const bookOf = (values: Partial<Book> = {}): Book => ({
  id: 11,
  version: 1,
  title: 'Dune',
  shelfId: 2,
  slug: 'dune',
  binding: 'hard',
  pages: 412,
  notes: 'Sand.',
  tags: ['novel'],
  status: 'active',
  updatedAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
  ...values,
});

export const secondBook = bookOf({ id: 12, title: 'Emma', tags: [], status: 'inactive' });
