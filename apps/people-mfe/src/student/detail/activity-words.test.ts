import { actorOf, changeText, deedOf } from './activity-words';

test('a deed stands in words, and one without words by its name', () => {
  expect([deedOf('student.learn').text, deedOf('order.pay').text]).toEqual(['changed what the student wants to learn', 'did: order.pay']);
});
test('who acted for somebody is named first', () => {
  expect([actorOf({ actorName: 'Meera Nair', impersonatorName: null }), actorOf({ actorName: 'Aarav Sharma', impersonatorName: 'Meera Nair' }), actorOf({ actorName: null, impersonatorName: null })]).toEqual(['Meera Nair', 'Meera Nair, as Aarav Sharma', 'The system']);
});
test('a change is shown in the words of the form', () => {
  expect(changeText({ field: 'leadState', before: 'new', after: 'contacted' })).toEqual({ label: 'Lead', before: 'New', after: 'Contacted' });
  expect(changeText({ field: 'preferredMode', before: '', after: 'one_to_one' })).toEqual({ label: 'Way of learning', before: '', after: 'One to one' });
  expect(changeText({ field: 'nickname', before: 'a', after: 'b' }).label).toBe('nickname');
});
