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

describe('what the second step edits', () => {
  it('needs a grade and a skill in the words of the specification', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ grade: '', skillIds: [] })).toEqual(['Grade is required', 'Skills is required']);
  });
  it('takes no hours that overlap', () => {
    expect(
      errorsOf({
        preferredHours: [
          { day: 1, from: '17:00', to: '19:00' },
          { day: 1, from: '18:30', to: '20:00' },
        ],
      }),
    ).toEqual(['Hours is Invalid']);
  });
  it('sends no choice as none', () => {
    const base = { ...learningOf(studentOf()), preferredMode: 'batch' as const };
    expect(changedLearning(base, { ...base, preferredMode: '' })).toEqual({ preferredMode: null });
  });
  it('sends only what was changed', () => {
    const base = learningOf(studentOf());
    expect(changedLearning(base, { ...base, skillIds: [...base.skillIds], school: 'Hill School' })).toEqual({
      school: 'Hill School',
    });
  });
});
