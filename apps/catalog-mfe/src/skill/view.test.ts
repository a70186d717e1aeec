import { onlyCategory, shortPath, withConsequence } from './view';

describe('the view of the skills', () => {
  it('knows a filter that names one category', () =>
    expect(['eq:7', 'in:7,8', 'eq:x', undefined].map(onlyCategory)).toEqual([7, undefined, undefined, undefined]));
  it('shows a category with the one above it', () =>
    expect([['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(shortPath)).toEqual(['A', 'A / B', '… / C / D']));
  it('says what a deactivation means for forms', () => {
    const action = { action: 'skill.status', label: 'x' };
    expect(withConsequence({ ...action, args: { status: 'inactive' } }).consequence).toMatch(
      'no longer be chosen in forms',
    );
    expect(withConsequence({ ...action, args: { status: 'active' } }).consequence).toBeUndefined();
  });
});
