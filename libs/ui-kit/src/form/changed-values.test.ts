import { changedValues } from './changed-values';

it('holds what differs and nothing else, however deep; an empty field is empty in any way [E2.1, E3.1]', () => {
  const base = { name: 'a', tags: ['x'], parent: null as number | null | '', rows: [{ cap: 1 }] };
  expect(changedValues(base, { ...base, tags: ['x'], parent: '', rows: [{ cap: 1 }] })).toEqual({});
  expect(changedValues(base, { name: '', tags: ['x', 'y'], parent: 4, rows: [{ cap: 2 }] })).toEqual({
    name: '',
    tags: ['x', 'y'],
    parent: 4,
    rows: [{ cap: 2 }],
  });
});
