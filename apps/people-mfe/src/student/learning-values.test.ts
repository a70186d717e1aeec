import { learningOf, learningSchema, sentOf } from './learning-values';
import { studentOf } from './testing';

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
    expect(errorsOf({ preferredHours: [{ day: 1, from: '17:00', to: '19:00' }, { day: 1, from: '18:30', to: '20:00' }] })).toEqual(['Hours is Invalid']);
  });
  it('sends no choice as none', () => {
    expect(sentOf(learningOf(studentOf()))).toEqual({ grade: 'Grade 8', board: 'CBSE', school: '', goals: '', skillIds: [5], preferredMode: null, preferredHours: [] });
  });
});
