import { categoryCalls } from './category';

const errorsOf = (values: object): readonly string[] => {
  try {
    categoryCalls.create.request.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: readonly string[] }).errors;
  }
};

describe('what a person may write of a category', () => {
  it('needs a name of 2 to 80 characters that does not start with a space', () => {
    expect(errorsOf({})).toEqual(['Name is required']);
    expect(errorsOf({ name: 'A' })).toEqual(['Minimum character length is 2']);
    expect(errorsOf({ name: 'A'.repeat(81) })).toEqual(['Maximum character length is 80']);
    expect(errorsOf({ name: ' Science' })).toEqual(['Name is Invalid']);
    expect(errorsOf({ name: 'गणित' })).toEqual([]);
  });
  it('may leave the slug to the server, or writes lower-case words joined by hyphens', () => {
    for (const slug of [undefined, null, '', 'organic-chemistry', 'a1'])
      expect(errorsOf({ name: 'Science', slug })).toEqual([]);
    for (const slug of ['Organic', 'a--b', '-a', 'a b'])
      expect(errorsOf({ name: 'Science', slug })).toEqual(['Slug is Invalid']);
  });
  it('knows two statuses', () =>
    expect(errorsOf({ name: 'Science', status: 'hidden' })).toEqual(['Status is Invalid']));
  it('a category without a parent is a root', () =>
    expect(errorsOf({ name: 'Science', parentId: null, beforeId: null })).toEqual([]));
});

describe('moving a category', () => {
  it('names parent and neighbour, null for none', async () => {
    await expect(categoryCalls.move.request.validate({ id: 1, version: 1 })).rejects.toThrow();
    await expect(
      categoryCalls.move.request.validate({ id: 1, version: 1, parentId: null, beforeId: null }),
    ).resolves.toMatchObject({ parentId: null, beforeId: null });
  });
});
