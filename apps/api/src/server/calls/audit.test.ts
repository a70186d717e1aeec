import { changesOf } from './audit';

it('records only fields that differ, before and after', () => {
  expect(
    changesOf({ name: 'a', size: 1, list: [1] }, { name: 'b', size: 1, list: [1] }, ['name', 'size', 'list']),
  ).toEqual({ name: ['a', 'b'] });
});

it('records an added or removed field with null', () => {
  expect(changesOf<{ name: string }>(undefined, { name: 'b' }, ['name'])).toEqual({ name: [null, 'b'] });
  expect(changesOf<{ name: string }>({ name: 'b' }, undefined, ['name'])).toEqual({ name: ['b', null] });
});

it('never records a secret', () => {
  expect(changesOf({ passwordHash: 'x' }, { passwordHash: 'y' }, ['passwordHash'])).toEqual({
    passwordHash: ['•••', '•••'],
  });
});
