import { formOf } from './form-of';
import { bookFields as fields, bookOf } from './test-book';
import { firstStatus, formFieldOf, formSchema } from './values';

const statuses = { active: 'Available', inactive: 'Withdrawn' };
const form = formOf(fields);
const newOne = (initial: object) => form.newValues({ ...firstStatus(fields, statuses), ...initial });
/** The errors of a form; `formSchema` finds as many. */
const errorsOf = async (values: object): Promise<string[]> => {
  const held = { ...newOne({ shelfId: 1 }), title: 'C', ...values };
  const errors = (await form.errorsOf(held)).map(({ message }) => message).sort();
  const ofSchema = await formSchema(fields)
    .validate(held, { abortEarly: false })
    .then(
      () => [],
      (error: unknown) => [...(error as { errors: string[] }).errors].sort(),
    );
  expect(errors).toHaveLength(ofSchema.length);
  return errors;
};

describe('what a form of a record holds', () => {
  it('begins with nothing in each field, the first status, and what the screen gives', () =>
    expect(newOne({ shelfId: 3 })).toEqual({
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
    expect(form.valuesOf(bookOf({ pages: null }))).toEqual({
      title: 'Dune',
      shelfId: 2,
      slug: 'dune',
      binding: 'hard',
      pages: '',
      notes: 'Sand.',
      tags: ['novel'],
      status: 'active',
    }));
  it('is refused in the words of the specification; a select without a choice counts as absent', async () => {
    expect(await errorsOf({ shelfId: '', title: '' })).toEqual(['Shelf is required', 'Title is required']);
    expect(await errorsOf({ tags: ['x'.repeat(11)] })).toEqual(['Maximum character length is 10']);
    expect(await errorsOf({})).toEqual([]);
  });
  it('takes a number as it is typed', async () => {
    expect(await errorsOf({ pages: '1,200' })).toEqual([]);
    expect(await errorsOf({ pages: 'many' })).toHaveLength(1);
    expect(form.read({ pages: '1,200' }).wire).toEqual({ pages: 1200 });
  });
});

describe('what is sent', () => {
  it('of a new record: an emptied field as null where the contract allows it, not at all where it is a number', () =>
    expect(form.read({ ...newOne({ shelfId: 3 }), title: 'C', tags: ['a'] }).wire).toEqual({
      title: 'C',
      shelfId: 3,
      slug: null,
      notes: '',
      tags: ['a'],
      status: 'active',
    }));
  it('of a changed record: only what the person changed', () => {
    const base = form.valuesOf(bookOf());
    expect(form.changed(bookOf(), { ...base, tags: ['novel'] })).toEqual({});
    expect(form.changed(bookOf(), { ...base, slug: '', tags: [], status: 'inactive' })).toEqual({
      slug: null,
      tags: [],
      status: 'inactive',
    });
  });
});

test('a refused text of several is shown on the field of all of them', () =>
  expect(['tags[3]', 'tags', 'title'].map(formFieldOf(fields))).toEqual(['tags', 'tags', 'title']));
