import { isDeeperThan } from './json-body';

test.each([
  ['no level', '1', 0],
  ['a level of each kind', '[{"a":[]}]', 3],
  ['levels next to each other', '[[],[],{}]', 2],
  ['brackets in texts', '["[[[", "\\"[[", "\\\\", {"}": "{"}]', 2],
])('%s', (_name, text, depth) => {
  expect([isDeeperThan(depth - 1, text), isDeeperThan(depth, text)]).toEqual([depth > 0, false]);
});
