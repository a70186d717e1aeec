import { studentWords } from './activity-words';

test('choices are shown by the labels of the form', () => {
  const shownValue = (field: string, value: string) => studentWords.show?.[field]?.(value);
  expect([
    shownValue('leadState', 'contacted'),
    shownValue('preferredMode', 'one_to_one'),
    shownValue('gender', 'unsaid'),
  ]).toEqual(['Contacted', 'One to one', 'Prefers not to say']);
});
