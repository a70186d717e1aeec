import { bookFields as fields, bookOf } from './test-book';
import { changedOnWire, formFieldOf, formSchema, newValues, valuesOf, wireValues } from './values';

const statuses = { active: 'Available', inactive: 'Withdrawn' };
const errorsOf = (values: object): string[] => {
  try {
    formSchema(fields).validateSync(
      { ...newValues(fields, statuses, { shelfId: 1 }), title: 'C', ...values },
      { abortEarly: false },
    );
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('what a form of a record holds', () => {
  it('begins with nothing in each field, the first status, and what the screen gives', () =>
    expect(newValues(fields, statuses, { shelfId: 3 })).toEqual({
      title: '',
      shelfId: 3,
      slug: '',
      binding: '',
      pages: '',
      notes: '',
      tags: [],
      status: 'active',
    }));
  it('takes the fields of a row, and nothing else of it', () =>
    expect(valuesOf(fields, bookOf({ pages: null }))).toEqual({
      title: 'Dune',
      shelfId: 2,
      slug: 'dune',
      binding: 'hard',
      pages: '',
      notes: 'Sand.',
      tags: ['novel'],
      status: 'active',
    }));
  it('is refused in the words of the specification; a select without a choice counts as absent', () => {
    expect(errorsOf({ shelfId: '', title: '' }).sort()).toEqual(['Shelf is required', 'Title is required']);
    expect(errorsOf({ tags: ['x'.repeat(11)] })).toEqual(['Maximum character length is 10']);
    expect(errorsOf({})).toEqual([]);
  });
  it('takes a number as it is typed', () => {
    expect(errorsOf({ pages: '1,200' })).toEqual([]);
    expect(errorsOf({ pages: 'many' })).toHaveLength(1);
    expect(wireValues(fields, { pages: '1,200' })).toEqual({ pages: 1200 });
  });
});

describe('what is sent', () => {
  it('of a new record: an emptied field as null where the contract allows it, not at all where it is a number', () =>
    expect(wireValues(fields, { ...newValues(fields, statuses, { shelfId: 3 }), title: 'C', tags: ['a'] })).toEqual({
      title: 'C',
      shelfId: 3,
      slug: null,
      notes: '',
      tags: ['a'],
      status: 'active',
    }));
  it('of a changed record: only what the person changed', () => {
    const base = valuesOf(fields, bookOf());
    expect(changedOnWire(fields, base, { ...base, tags: ['novel'] })).toEqual({});
    expect(changedOnWire(fields, base, { ...base, slug: '', tags: [], status: 'inactive' })).toEqual({
      slug: null,
      tags: [],
      status: 'inactive',
    });
  });
});

test('a refused text of several is shown on the field of all of them', () =>
  expect(['tags[3]', 'tags', 'title'].map(formFieldOf(fields))).toEqual(['tags', 'tags', 'title']));
