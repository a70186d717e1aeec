import { studentWords } from './activity-words';

test('what is chosen from a list is told in the words of the form', () => {
  const told = (field: string, value: string) => studentWords.show?.[field]?.(value);
  expect([told('leadState', 'contacted'), told('preferredMode', 'one_to_one'), told('gender', 'unsaid')]).toEqual([
    'Contacted',
    'One to one',
    'Prefers not to say',
  ]);
});
