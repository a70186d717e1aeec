import { restoreBlocker } from './restore-blocker';

const refused = (error?: { property: string; constraints: Record<string, string> }[]) =>
  restoreBlocker(
    { name: 'Algebra' },
    {
      success: false,
      message: 'The category it lay in has been deleted: restore that one first',
      reference: 'r',
      ...(error && { error }),
    },
  );

describe('why a category is not restored', () => {
  it('is another of its name', () =>
    expect(refused([{ property: 'name', constraints: { taken: 'Name is already in use' } }])).toBe(
      'There is another Algebra in its place by now: rename that one first',
    ));
  it('is another with its slug', () =>
    expect(refused([{ property: 'slug', constraints: { taken: 'Slug is already in use' } }])).toBe(
      'The slug of Algebra is in use by now: change the other one first',
    ));
  it('is otherwise what the API says', () =>
    expect(refused()).toBe('The category it lay in has been deleted: restore that one first'));
});
