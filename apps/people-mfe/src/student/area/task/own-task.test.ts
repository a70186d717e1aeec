import type { OwnTask } from '@lectern/contract/people';
import { actionOf, leftText } from './own-task';

const attempt = (state: 'started' | 'submitted' | 'returned') => ({ state }) as OwnTask['own'][number];

test.each([
  [[], null, false, { verb: 'Start' }],
  [[attempt('started')], null, false, { verb: 'Continue' }],
  [[attempt('returned')], null, false, { verb: 'Continue' }],
  [[attempt('submitted')], null, false, { verb: 'Try again' }],
  [[attempt('submitted')], 'You have handed it in', false, {}],
  [[], null, true, { verb: 'Start', blocker: 'Not while acting for the student' }],
])('a task with %j and blocker %s offers what can be done', (own, blocker, impersonated, action) => {
  expect(actionOf({ own, blocker }, impersonated)).toEqual(action);
});

test('the time left is minutes and seconds, and never less than none', () => {
  expect([leftText(725), leftText(3723), leftText(-4)]).toEqual(['12:05', '1:02:03', '0:00']);
});
