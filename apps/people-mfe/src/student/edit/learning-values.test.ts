import { changedLearning, learningOf, learningSchema } from './learning-values';
import { studentOf } from '../testing';

const errorsOf = (values: object): string[] => {
  try {
    learningSchema.validateSync({ ...learningOf(studentOf()), ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('the values of the second step', () => {
  it('require a grade and a skill, in the words of the specification', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ grade: '', skillIds: [] })).toEqual(['Grade is required', 'Skills is required']);
  });
  it('can’t have overlapping hours', () => {
    expect(
      errorsOf({
        preferredHours: [
          { day: 1, from: '17:00', to: '19:00' },
          { day: 1, from: '18:30', to: '20:00' },
        ],
      }),
    ).toEqual(['Hours is Invalid']);
  });
  it('send an empty choice as null', () => {
    const base = { ...learningOf(studentOf()), preferredMode: 'batch' as const };
    expect(changedLearning(base, { ...base, preferredMode: '' })).toEqual({ preferredMode: null });
  });
  it('send only changed fields', () => {
    const base = learningOf(studentOf());
    expect(changedLearning(base, { ...base, skillIds: [...base.skillIds], school: 'Hill School' })).toEqual({
      school: 'Hill School',
    });
  });
});
