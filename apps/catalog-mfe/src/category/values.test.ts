import { categoryForm, newCategoryForm, newValues } from './values';
import { detailOf, rowsFrom } from './testing';

const row = detailOf(rowsFrom('Science')[0]!);
const base = categoryForm.valuesOf(row);
const changedOf = (values: object, of: typeof row = row) => categoryForm.changed(of, { ...base, ...values });

describe('the form of a category', () => {
  test('an update has the changed fields only', () => {
    expect(changedOf({})).toEqual({});
    expect(changedOf({ name: 'Natural science' })).toEqual({ name: 'Natural science' });
    expect(changedOf({ status: 'inactive' })).toEqual({ status: 'inactive' });
  });
  test('an emptied slug and a removed image are null', () => {
    expect(changedOf({ slug: '' })).toEqual({ slug: null });
    const withImage = { ...row, imageFileId: 7 };
    expect(categoryForm.valuesOf(withImage).imageFileId).toBe(7);
    expect(changedOf({ imageFileId: null }, withImage)).toEqual({ imageFileId: null });
  });
  test('another parent is no part of an update', () => expect(base).not.toHaveProperty('parentId'));
});

describe('the form of a new category', () => {
  test('a new category is empty, active and below its parent', () =>
    expect(newValues(3)).toEqual({
      name: '',
      slug: '',
      parentId: 3,
      status: 'active',
      imageFileId: '',
      descriptionHtml: '',
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
    }));
  test('a root has no parent, and the server proposes its slug', () => {
    expect(newCategoryForm.read({ ...newValues(null), name: 'Arts' }).wire).toMatchObject({
      name: 'Arts',
      slug: null,
      parentId: null,
      imageFileId: null,
    });
    expect(newCategoryForm.read(newValues(3)).wire.parentId).toBe(3);
  });
});
