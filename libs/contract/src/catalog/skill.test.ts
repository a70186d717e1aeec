import { maxAliases, skillCalls } from './skill';

const errorsOf = (values: object): readonly string[] => {
  try {
    skillCalls.create.request.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: readonly string[] }).errors;
  }
};
const skill = { categoryId: 1, name: 'C' };

describe('what a person may write of a skill', () => {
  it('needs a category and a name of 1 to 80 characters that does not start with a space', () => {
    expect(errorsOf({})).toEqual(['Category is required', 'Name is required']);
    expect(errorsOf(skill)).toEqual([]);
    expect(errorsOf({ ...skill, name: 'A'.repeat(80) })).toEqual([]);
    expect(errorsOf({ ...skill, name: 'A'.repeat(81) })).toEqual(['Maximum character length is 80']);
    expect(errorsOf({ ...skill, name: ' C' })).toEqual(['Name is Invalid']);
  });
  it('may leave the slug to the server', () => {
    for (const slug of [undefined, null, '', 'c', 'machine-learning']) expect(errorsOf({ ...skill, slug })).toEqual([]);
    expect(errorsOf({ ...skill, slug: 'C++' })).toEqual(['Slug is Invalid']);
  });
  it('describes it in 500 characters', () => {
    expect(errorsOf({ ...skill, description: 'a'.repeat(500) })).toEqual([]);
    expect(errorsOf({ ...skill, description: 'a'.repeat(501) })).toEqual(['Maximum character length is 500']);
  });
  it('knows at most 20 other spellings of 1 to 100 characters', () => {
    expect(errorsOf({ ...skill, aliases: Array.from({ length: maxAliases }, (_, n) => `C${n}`) })).toEqual([]);
    expect(errorsOf({ ...skill, aliases: Array.from({ length: maxAliases + 1 }, (_, n) => `C${n}`) })).toEqual([
      'At most 20 other spellings',
    ]);
    expect(errorsOf({ ...skill, aliases: [''] })).toEqual(['Other spelling is required']);
    expect(errorsOf({ ...skill, aliases: ['a'.repeat(101)] })).toEqual(['Maximum character length is 100']);
  });
  it('knows two statuses', () => expect(errorsOf({ ...skill, status: 'merged' })).toEqual(['Status is Invalid']));
});
