import { isWorthOffering, keptOf, returning } from './returning';

const now = { name: 'Science', slug: 'science', tags: ['a'] };

it('a draft of the record as it is now changes the typed text, and nothing else', () => {
  expect(returning({ base: now, values: { ...now, name: 'Sciences' } }, now)).toMatchObject({
    values: { ...now, name: 'Sciences' },
    clashes: [],
  });
});

it('a draft of an older record keeps what others changed meanwhile, and asks where both changed a field', () => {
  const base = { name: 'Scince', slug: 'scince', tags: ['a'] };
  expect(returning({ base, values: { ...base, tags: ['a', 'b'] } }, now)).toMatchObject({
    values: { name: 'Science', slug: 'science', tags: ['a', 'b'] },
    clashes: [],
  });
  expect(returning({ base, values: { ...base, name: 'Natural science' } }, now).clashes).toEqual(['name']);
});

it('a field that the form has no more, or has in another shape, is left as it is now', () => {
  const { values } = returning({ base: { gone: 'x', tags: 'a' }, values: { gone: 'y', tags: 'a\nb' } }, now);
  expect(values).toEqual(now);
});

it('a draft whose changes stand in the record by now is not worth offering', () => {
  const base = { ...now, name: 'Scince' };
  expect(isWorthOffering(returning({ base, values: now }, now))).toBe(false);
  expect(isWorthOffering(returning({ base: now, values: { ...now, slug: 'x' } }, now))).toBe(true);
});

it('no secret is kept', () => {
  expect(keptOf({ name: 'x', password: 'y', rows: [{ resetToken: 'z' }] })).toEqual({ name: 'x' });
});
