import { actorOf, changeText, actionOf, type HistoryWords } from './history-words';

const words: HistoryWords = {
  noun: 'skill',
  actions: { 'skill.merge': { icon: 'layers', text: 'merged two skills' } },
  fields: { aliases: 'Other spellings' },
  show: { status: (value) => value.toUpperCase() },
};

test('a usual action names the record, a special one has its own words, and an unknown one shows its name', () => {
  expect(['skill.update', 'skill.merge', 'order.pay'].map((action) => actionOf(action, words).text)).toEqual([
    'changed the skill',
    'merged two skills',
    'did: order.pay',
  ]);
});
test('who acted for somebody is named first', () => {
  expect([
    actorOf({ actorName: 'Meera Nair', impersonatorName: null }),
    actorOf({ actorName: 'Aarav Sharma', impersonatorName: 'Meera Nair' }),
    actorOf({ actorName: null, impersonatorName: null }),
  ]).toEqual(['Meera Nair', 'Meera Nair, as Aarav Sharma', 'The system']);
});
test('a change is shown with its label and in its words; nothing stays nothing', () => {
  expect(changeText({ field: 'aliases', before: '', after: 'Maths' }, words)).toEqual({
    label: 'Other spellings',
    before: '',
    after: 'Maths',
  });
  expect(changeText({ field: 'status', before: 'active', after: '' }, words)).toEqual({
    label: 'Status',
    before: 'ACTIVE',
    after: '',
  });
  expect(changeText({ field: 'nickname', before: 'a', after: 'b' }, words).label).toBe('nickname');
});
