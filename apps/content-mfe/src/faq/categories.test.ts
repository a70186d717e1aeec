import { stepBefore } from './CategoryGroups';
import { takers } from './DeleteCategory';
import { categoryOf } from './testing';

const group = [1, 2, 3].map((id) => categoryOf({ id }));

describe('the categories of an audience', () => {
  it('move one place up or down, but not beyond the ends', () => {
    expect(group.map(({ id }) => [stepBefore(group, id, 'up'), stepBefore(group, id, 'down')])).toEqual([
      [undefined, 3],
      [1, null],
      [2, undefined],
    ]);
  });
  it('offer the others for their FAQs, those of the same audience first', () => {
    const all = [categoryOf({ id: 9, audience: 'trainer' }), ...group];
    expect(takers(all, group[1]!).map((each) => each.id)).toEqual([1, 3, 9]);
  });
});
