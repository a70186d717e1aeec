import { freeSlug, slugFrom } from './slug';

describe('a slug from a name', () => {
  it('joins its letters and digits by hyphens', () =>
    expect(slugFrom('c++ & data   structures 2')).toBe('c-data-structures-2'));
  it('is empty when a slug can hold none of its letters', () => expect(slugFrom('गणित')).toBe(''));
  it('ends with a letter or digit, also when it is cut at 100', () =>
    expect(slugFrom(`${'a'.repeat(99)} bc`)).toBe('a'.repeat(99)));
});

describe('a free slug', () => {
  it('is the name itself while nobody has it', () =>
    expect(freeSlug('physics', new Set(['physics-2']))).toBe('physics'));
  it('takes the first free number from 2 on', () =>
    expect(freeSlug('physics', new Set(['physics', 'physics-2', 'physics-4']))).toBe('physics-3'));
  it('stays within 100 characters with its number', () =>
    expect(freeSlug('a'.repeat(100), new Set(['a'.repeat(100)]))).toBe(`${'a'.repeat(98)}-2`));
});
