import { usesInWords } from './category-uses';

describe('uses of a category in words', () => {
  it('counts each kind, one as one', () =>
    expect(
      usesInWords([
        { kind: 'categories', count: 1 },
        { kind: 'skills', count: 31 },
      ]),
    ).toBe('1 sub-category and 31 skills'));
  it('a kind without words is named as on the wire', () =>
    expect(usesInWords([{ kind: 'otherRows', count: 2 }])).toBe('2 otherRows'));
  it('joins three with a comma and an and', () =>
    expect(
      usesInWords([
        { kind: 'categories', count: 2 },
        { kind: 'skills', count: 1 },
        { kind: 'courses', count: 3 },
      ]),
    ).toBe('2 sub-categories, 1 skill and 3 courses'));
  it('leaves out what is not there', () => expect(usesInWords([{ kind: 'categories', count: 0 }])).toBe(''));
});
