import { groupsAmong } from './option-groups';

const groups = [
  {
    key: 1,
    name: 'Música',
    options: [
      { value: 1, label: 'Piano' },
      { value: 2, label: 'Cello' },
    ],
  },
  { key: 2, name: 'Web', options: [{ value: 3, label: 'CSS' }] },
];
const found = (typed: string) =>
  groupsAmong(groups, typed).groups.flatMap(({ options }) => options.map(({ label }) => label));

test('every word typed is in the option or its group, accents and case apart', () => {
  expect([found(''), found('musica'), found('PIA'), found('musica cel'), found('css piano')]).toEqual([
    ['Piano', 'Cello', 'CSS'],
    ['Piano', 'Cello'],
    ['Piano'],
    ['Cello'],
    [],
  ]);
});
