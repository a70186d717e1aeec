import { matchingSkills } from './matching-skills';

const categories = [{ id: 1, name: 'Música', skills: [{ id: 1, name: 'Piano' }, { id: 2, name: 'Cello' }] }, { id: 2, name: 'Web', skills: [{ id: 3, name: 'CSS' }] }];
const found = (typed: string) => matchingSkills(categories, typed).flatMap(({ skills }) => skills.map(({ name }) => name));

test('every word typed stands in the skill or its category, accents and case apart', () => {
  expect([found(''), found('musica'), found('PIA'), found('musica cel'), found('css piano')]).toEqual([['Piano', 'Cello', 'CSS'], ['Piano', 'Cello'], ['Piano'], ['Cello'], []]);
});
