import { moves } from '../../texts/skill-merge';

const of = (moved: number, dropped: number) => [{ kind: 'courseSkills', moved, dropped }];

test('the preview of a merge says what moves and what named both, and that nothing names the skill only where nothing does', () => {
  expect(moves(of(2, 0), 'Drawing')).toEqual(['2 courses will name Drawing.']);
  expect(moves(of(0, 1), 'Drawing')).toEqual(['1 course named both; they name Drawing once.']);
  expect(moves(of(2, 1), 'Drawing')).toHaveLength(2);
  expect(moves(of(0, 0), 'Drawing')).toEqual(['Nothing names this skill yet. It becomes a spelling of Drawing.']);
});
