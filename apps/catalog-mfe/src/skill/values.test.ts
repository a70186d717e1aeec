import { changedOf, createdOf, fieldOf, newValues, skillSchema, valuesOf } from './values';
import { skillOf } from './testing';

const errorsOf = (values: object): string[] => {
  try {
    skillSchema.validateSync({ ...newValues(1), name: 'C', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('what the panel edits', () => {
  it('asks for category and name in the words of the specification', () => {
    expect(errorsOf({ categoryId: '', name: '' })).toEqual(
      expect.arrayContaining(['Category is required', 'Name is required']),
    );
    expect(errorsOf({})).toEqual([]);
  });
  it('says what is wrong with the spellings as the contract does', () => {
    expect(errorsOf({ aliases: ['x'.repeat(101)] })).toEqual(['Maximum character length is 100']);
    expect(errorsOf({ aliases: Array.from({ length: 21 }, (_, n) => `x${n}`) })).toEqual([
      'At most 20 other spellings',
    ]);
  });
  it('creates with the slug left to the server when it is empty', () => {
    expect(createdOf({ ...newValues(3), name: 'C', aliases: ['C language'] })).toEqual({
      categoryId: 3,
      name: 'C',
      slug: null,
      aliases: ['C language'],
      description: '',
      status: 'active',
    });
  });
  it('sends only what was changed', () => {
    const base = valuesOf(skillOf({ aliases: ['JS'] }));
    expect(changedOf(base, { ...base, aliases: ['JS'] })).toEqual({});
    expect(changedOf(base, { ...base, slug: '', aliases: [], name: 'ES', status: 'inactive' })).toEqual({
      slug: null,
      aliases: [],
      name: 'ES',
      status: 'inactive',
    });
  });
  it('shows a refused spelling on the field of all of them', () =>
    expect(['aliases[3]', 'aliases', 'name'].map(fieldOf)).toEqual(['aliases', 'aliases', 'name']));
});
