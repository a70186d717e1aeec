import { object } from 'yup';
import { isBirthDate, learningFields, needsGuardian, overlappingHours, personFields } from './student-profile';

const today = new Date('2026-11-21T10:00:00Z');
const errorsOf = (fields: Parameters<typeof object>[0], values: object): readonly string[] => {
  try {
    object(fields).validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: readonly string[] }).errors;
  }
};

test('a student was born 3 to 100 years ago, on a day that there was', () => {
  expect(['2023-11-21', '1926-11-21'].map((day) => isBirthDate(day, today))).toEqual([true, true]);
  expect(
    ['2023-11-22', '1926-11-20', '2014-02-30', '2014-13-01', '21-11-2014', ''].map((day) => isBirthDate(day, today)),
  ).toEqual([false, false, false, false, false, false]);
});
test('who is not yet 16 has a guardian', () => {
  expect(['2010-11-22', '2010-11-21', null, undefined, ''].map((day) => needsGuardian(day, today))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
test('the first step refuses in the words of the specification', () => {
  expect(
    errorsOf(personFields, {
      dateOfBirth: '2026-11-20',
      guardianEmail: 'nobody',
      guardianMobile: '98-x',
      city: ' x',
    }).toSorted(),
  ).toEqual([
    'City is Invalid',
    'Date of birth is Invalid',
    'Only Numbers are allowed',
    'Please enter a valid email address',
  ]);
  expect(
    errorsOf(personFields, {
      dateOfBirth: null,
      gender: null,
      guardianEmail: null,
      guardianMobile: null,
      addressLine: '',
    }),
  ).toEqual([]);
});

const learning = { grade: 'Grade 8', skillIds: [1] };
describe('the second step', () => {
  it('needs a grade and a skill, at most 20 of them and none twice', () => {
    expect(errorsOf(learningFields, {})).toEqual(['Grade is required', 'Skills is required']);
    expect(errorsOf(learningFields, { ...learning, skillIds: [] })).toEqual(['Skills is required']);
    expect(errorsOf(learningFields, { ...learning, skillIds: [3, 3] })).toEqual(['Skills is Invalid']);
    expect(
      errorsOf(learningFields, { ...learning, skillIds: Array.from({ length: 20 }, (_, index) => index + 1) }),
    ).toEqual([]);
    expect(
      errorsOf(learningFields, { ...learning, skillIds: Array.from({ length: 21 }, (_, index) => index + 1) }),
    ).toEqual(['Skills is Invalid']);
  });
  it('takes letters, digits, spaces and _ for grade and board [5.16]', () => {
    expect(errorsOf(learningFields, { ...learning, grade: 'A-Level' })).toEqual(['Grade is Invalid']);
    expect(errorsOf(learningFields, { ...learning, grade: 'A'.repeat(61) })).toEqual([
      'Maximum character length is 60',
    ]);
    expect(errorsOf(learningFields, { ...learning, board: 'I.B.' })).toEqual(['Board is Invalid']);
    expect(errorsOf(learningFields, { ...learning, goals: 'x'.repeat(2001) })).toEqual([
      'Maximum character length is 2000',
    ]);
  });
  it('has hours that end after they begin and lie side by side', () => {
    expect(
      errorsOf(learningFields, {
        ...learning,
        preferredHours: [
          { day: 1, from: '17:00', to: '19:00' },
          { day: 1, from: '19:00', to: '20:00' },
          { day: 2, from: '17:00', to: '19:00' },
        ],
      }),
    ).toEqual([]);
    expect(errorsOf(learningFields, { ...learning, preferredHours: [{ day: 1, from: '19:00', to: '19:00' }] })).toEqual(
      ['To is Invalid'],
    );
    expect(
      errorsOf(learningFields, { ...learning, preferredHours: [{ day: 8, from: '25:00', to: '26:00' }] }).toSorted(),
    ).toEqual(['Day is Invalid', 'From is Invalid', 'To is Invalid']);
    expect(
      overlappingHours([
        { day: 1, from: '17:00', to: '19:00' },
        { day: 1, from: '18:59', to: '20:00' },
      ]),
    ).toBe(1);
    expect(
      errorsOf(learningFields, {
        ...learning,
        preferredHours: [
          { day: 1, from: '17:00', to: '19:00' },
          { day: 1, from: '18:59', to: '20:00' },
        ],
      }),
    ).toEqual(['Hours is Invalid']);
  });
  it('has hours that are hours: nothing in their place is refused, several times too', () => {
    const preferredHours = [null, null] as unknown as [];
    expect(errorsOf(learningFields, { ...learning, preferredHours })).toHaveLength(2);
  });
});
