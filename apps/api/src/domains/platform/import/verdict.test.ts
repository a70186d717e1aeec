import { verdictOf } from './verdict';

const errors = [{ property: 'email', constraints: { email: 'Please enter a valid email address' } }];
const amelia = { entityId: 7, property: 'email', text: 'Belongs to Amelia Clarke', isDoubtful: false };
const duplicate = [{ property: 'email', constraints: { known: 'Belongs to Amelia Clarke' } }];
const fine = { errors: [], known: undefined };

it('a row that is wrong is to be mended, whatever else is true of it', () => {
  expect(verdictOf({ errors, known: amelia }, { property: 'email', word: 'e-mail', rowNo: 2 }, 'update')).toEqual({
    state: 'invalid',
    entityId: null,
    errors,
  });
});
it('a row that says the same as one above is left out, and says which', () => {
  expect(verdictOf(fine, { property: 'mobile', word: 'mobile', rowNo: 1212 }, 'update')).toEqual({
    state: 'duplicate',
    entityId: null,
    errors: [{ property: 'mobile', constraints: { twin: 'Same mobile as row 1,212' } }],
  });
});
it('a row that nobody resembles is added', () => {
  expect(verdictOf(fine, undefined, 'error')).toEqual({ state: 'valid', entityId: null, errors: [] });
});

describe('a row that is there already', () => {
  it('is left out, wrong, or written over what is there, as the person has chosen', () => {
    expect(verdictOf({ errors: [], known: amelia }, undefined, 'skip')).toEqual({
      state: 'duplicate',
      entityId: null,
      errors: duplicate,
    });
    expect(verdictOf({ errors: [], known: amelia }, undefined, 'error')).toEqual({
      state: 'invalid',
      entityId: null,
      errors: duplicate,
    });
    expect(verdictOf({ errors: [], known: amelia }, undefined, 'update')).toEqual({
      state: 'valid',
      entityId: 7,
      errors: [],
    });
  });
  it('and may be somebody else is written over with a warning', () => {
    expect(verdictOf({ errors: [], known: { ...amelia, isDoubtful: true } }, undefined, 'update')).toEqual({
      state: 'valid',
      entityId: 7,
      errors: duplicate,
    });
  });
  it('and may not be written over is wrong', () => {
    expect(verdictOf({ errors: [], known: { ...amelia, entityId: null } }, undefined, 'update')).toEqual({
      state: 'invalid',
      entityId: null,
      errors: duplicate,
    });
  });
});
