import { changedOf, createdOf, newValues, valuesOf } from './values';
import { detailOf, rowsFrom } from './testing';

describe('the values of the panel', () => {
  const base = valuesOf(detailOf(rowsFrom('Science')[0]!));
  it('send only changed fields', () => {
    expect(changedOf(base, base)).toEqual({});
    expect(changedOf(base, { ...base, name: 'Natural science' })).toEqual({ name: 'Natural science' });
    expect(changedOf(base, { ...base, status: 'inactive' })).toEqual({ status: 'inactive' });
  });
  it('request a proposed slug by null', () => {
    expect(changedOf(base, { ...base, slug: '' })).toEqual({ slug: null });
    expect(changedOf({ ...base, imageFileId: 7 }, { ...base, imageFileId: null })).toEqual({ imageFileId: null });
    expect(createdOf({ ...newValues(null), name: 'Arts' })).toMatchObject({ name: 'Arts', slug: null, parentId: null });
  });
  it('of a new category are empty, active and below its parent', () => {
    expect(newValues(3)).toEqual({
      name: '',
      slug: '',
      parentId: 3,
      status: 'active',
      imageFileId: null,
      descriptionHtml: '',
      seoTitle: '',
      seoDescription: '',
      seoKeywords: [],
    });
    expect(createdOf(newValues(3)).parentId).toBe(3);
  });
});
