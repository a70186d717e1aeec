import type { Entry } from './entries';
import { inOrder, isSure, type Source } from './order';

const screen = (title: string, keywords: readonly string[] = []): Entry => ({
  key: `to /${title}`,
  title,
  kind: 'People',
  icon: 'circle',
  keywords,
  to: `/${title}`,
});
const action = (title: string): Entry => ({ ...screen(title), key: `people-mfe ${title}` });
const record = (title: string): Entry => ({ ...screen(title), key: `students ${title}` });
const found = (title: string, ...titles: readonly string[]): Source => ({
  title,
  entries: titles.map(record),
  isFound: true,
});
const declared = (...entries: readonly Entry[]): Source => ({ title: 'Screens and actions', entries });
const shown = (q: string, ...sources: readonly Source[]) =>
  inOrder(q, sources).map(({ title, entries }) => [title, entries.map((entry) => entry.title)]);

test('the action whose title was typed comes before every record that was found', () => {
  expect(
    shown('add institute', found('Institutes', 'Dubai Learning Centre'), declared(action('Add institute'))),
  ).toEqual([
    ['Screens and actions', ['Add institute']],
    ['Institutes', ['Dubai Learning Centre']],
  ]);
});

test('titles that equal the typed text come before titles that begin with it, and actions and screens before records', () => {
  const students = found('Students', 'Skills Anna', 'Skill', 'Anna Skills');
  expect(shown('skill', students, declared(screen('Skills'), action('Skill'), action('Add skill')))).toEqual([
    ['Best matches', ['Skill', 'Skill', 'Skills', 'Skills Anna']],
    ['Students', ['Anna Skills']],
    ['Screens and actions', ['Add skill']],
  ]);
});

test('titles that begin with the typed text stay in their group where no other group has any', () => {
  const last = { ...record('See all'), key: 'all students' };
  expect(shown('aar', { ...found('Students', 'Aarti', 'Baarish'), last }, found('Trainers', 'Omar Aaron'))).toEqual([
    ['Students', ['Aarti', 'Baarish', 'See all']],
    ['Trainers', ['Omar Aaron']],
  ]);
});

test('a word that begins with the typed text comes before a title that merely contains it', () => {
  expect(shown('art', found('Students', 'Bart', 'Anna Artois'), declared(screen('Start'), action('New art')))).toEqual([
    ['Students', ['Anna Artois', 'Bart']],
    ['Screens and actions', ['New art', 'Start']],
  ]);
  expect(shown('mist', found('Topics', 'Summary'), declared(action('Fix mistakes')))).toEqual([
    ['Screens and actions', ['Fix mistakes']],
    ['Topics', ['Summary']],
  ]);
});

test('an entry of two groups is shown once, and a group has no more entries than it may', () => {
  const recent: Source = { title: 'Recent', entries: ['Anna A', 'Ben A', 'Carl A'].map(record), most: 2 };
  expect(shown('a', recent, found('Students', 'Ben A', 'Dora A'))).toEqual([
    ['Recent', ['Anna A', 'Ben A']],
    ['Students', ['Dora A']],
  ]);
});

test('an entry is sure where its title equals the typed text or begins with it', () => {
  expect(['add', 'Add skill', 'skill', 'voucher'].map((q) => isSure(q, screen('Add skill', ['voucher'])))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
