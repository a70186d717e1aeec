import { perStatus } from './per-status';

test('an action that sets a status says what that means; the others are as they were', () => {
  const actions = ['hidden', 'draft'].map((status) => ({ action: 'faq.status', label: 'x', args: { status } }));
  expect(actions.map(perStatus({ hidden: { consequence: 'They are hidden' } }))).toEqual([
    { ...actions[0], consequence: 'They are hidden' },
    actions[1],
  ]);
});
