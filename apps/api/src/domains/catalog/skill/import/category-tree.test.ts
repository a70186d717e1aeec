import { meantCategory } from './category-tree';

const categories = [
  { id: 1, parentId: null, name: 'Science', isActive: true },
  { id: 2, parentId: 1, name: 'Physics', isActive: true },
  { id: 3, parentId: null, name: 'UI/UX', isActive: false },
  { id: 4, parentId: 3, name: 'Basics', isActive: true },
  { id: 5, parentId: 1, name: 'Basics', isActive: true },
];
const meant = (cell: string) => meantCategory(cell, categories);

it('a category is found by its name in any case, wherever it is', () => {
  expect([meant('physics'), meant('UI/UX')]).toEqual([
    { id: 2, isActive: true },
    { id: 3, isActive: false },
  ]);
});
it('or by the names from the top on', () => {
  expect([meant(' Science > basics '), meant('UI/UX>Basics')]).toEqual([
    { id: 5, isActive: true },
    { id: 4, isActive: true },
  ]);
});
it('a name that several have is nobody’s', () => {
  expect(meant('Basics')).toEqual({ several: 2 });
});
it('the missing part of a path is separated from the part that exists', () => {
  expect([meant('Music'), meant('Science > Optics > Lenses'), meant('Physics > Optics')]).toEqual([
    { under: null, missing: ['Music'] },
    { under: 1, missing: ['Optics', 'Lenses'] },
    { under: null, missing: ['Physics', 'Optics'] },
  ]);
});
it('an empty cell means none', () => {
  expect([meant(''), meant(' > ')]).toEqual([undefined, undefined]);
});
it('a path is also read as lists and exports write it', () => {
  expect([meant('Science / Physics'), meant('UI/UX / basics'), meant('Music / Jazz')]).toEqual([
    { id: 2, isActive: true },
    { id: 4, isActive: true },
    { under: null, missing: ['Music', 'Jazz'] },
  ]);
});
