import { studentOf, maskedOf } from '../testing';
import { initialsOf } from '../../detail/initials';
import { blocksOf, figuresOf, identityOf } from './facts-of';

const valueOf = (student: Parameters<typeof blocksOf>[0], title: string, label: string) =>
  blocksOf(student)
    .find((block) => block.title === title)
    ?.facts.find(([name]) => name === label)?.[1];

test('a date of birth is the same day in every time zone; a masked one stays masked', () => {
  expect([
    valueOf(studentOf(), 'Person and address', 'Date of birth'),
    valueOf(maskedOf(), 'Person and address', 'Date of birth'),
    valueOf(studentOf({ dateOfBirth: null }), 'Person and address', 'Date of birth'),
  ]).toEqual(['31 May 2000', '•••', '']);
});
test('hours are one per line, choices in words', () => {
  const student = studentOf({
    preferredMode: 'batch',
    preferredHours: [
      { day: 1, from: '17:00', to: '19:00' },
      { day: 6, from: '10:00', to: '12:00' },
    ],
  });
  expect([valueOf(student, 'Learning', 'Availability'), valueOf(student, 'Learning', 'Preferred format')]).toEqual([
    'Monday 17:00–19:00\nSaturday 10:00–12:00',
    'Group batch',
  ]);
});
test('the key figures show the progress of the profile and whether the student ever signed in', () => {
  expect(figuresOf(studentOf({ profileStep: 2 }))).toEqual([
    ['Lead status', 'New'],
    ['Owner', '—'],
    ['Institute', '—'],
    ['Profile', 'Skills missing'],
    ['Last sign-in', 'Never'],
    ['Added', '12 Oct 2026 by Meera Nair'],
  ]);
});
test('a student has a line of identification, and initials', () => {
  expect([
    identityOf(studentOf()),
    identityOf(studentOf({ city: '', grade: '' })),
    initialsOf('Priya', 'Iyer'),
    initialsOf('Priya', ''),
  ]).toEqual(['Student ID 11 · Pune, India · Grade 8', 'Student ID 11 · India', 'PI', 'P']);
});
