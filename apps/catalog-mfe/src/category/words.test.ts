import { rowsFrom, scienceTree } from './testing';
import { treeOf } from './tree';
import { searchedText, sizeText } from './words';

describe('the size of the tree in words', () => {
  it('counts categories and levels', () => {
    expect(sizeText(scienceTree(), 8, 8, false)).toBe('8 categories, 3 levels');
    expect(sizeText(treeOf(rowsFrom('Arts')), 1, 1, false)).toBe('1 category, 1 level');
  });
  it('says how many match', () => expect(sizeText(scienceTree(), 8, 2, true)).toBe('2 of 8 categories'));
  it('says when there are more than one answer holds', () =>
    expect(sizeText(scienceTree(), 2001, 8, false)).toBe('The first 8 of 2,001 categories, 3 levels'));
});

describe('search and filter in words', () => {
  it('say how the search matches', () => {
    expect(searchedText('roshan ', [])).toEqual(['Name contains “roshan”']);
    expect(searchedText('ro', ['inactive'])).toEqual(['Status is Inactive', 'Name begins with “ro”']);
    expect(searchedText('', ['active', 'inactive'])).toEqual(['Status is Active or Inactive']);
  });
});
