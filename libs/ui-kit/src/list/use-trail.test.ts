import { readListUrl, requestOf, writeListUrl } from './list-url';
import { wayTo } from './use-trail';

test('pages up to 200 are reached by number, further ones by the cursor that leads there', () => {
  const cursors = new Map([
    [201, 'far'],
    [202, 'further'],
  ]);
  expect([wayTo(200, cursors), wayTo(201, cursors), wayTo(202, cursors)]).toEqual([
    { page: 200, cursor: undefined },
    { page: 201, cursor: 'far' },
    { page: 202, cursor: 'further' },
  ]);
});
test('where no cursor is known, the last page with a number is shown', () => {
  expect(wayTo(300, new Map())).toEqual({ page: 200, cursor: undefined });
  expect(readListUrl(new URLSearchParams('page=300'), {}).page).toBe(200);
});
test('the last page is reached from the end; the pages before it by the cursor that leads back', () => {
  const cursors = new Map([[-2, '-back']]);
  expect([wayTo(-1, cursors), wayTo(-2, cursors), wayTo(-3, cursors)]).toEqual([
    { page: -1, cursor: 'last' },
    { page: -2, cursor: '-back' },
    { page: -1, cursor: 'last' },
  ]);
});
test('a page counted from the end needs its cursor', () => {
  expect(readListUrl(new URLSearchParams('cursor=last&page=-1'), {})).toMatchObject({ page: -1, cursor: 'last' });
  expect(readListUrl(new URLSearchParams('page=-1'), {}).page).toBe(1);
  expect(requestOf(readListUrl(new URLSearchParams('cursor=-back&page=-2'), {}))).toEqual({
    page: 1,
    limit: 25,
    cursor: '-back',
  });
});
test('the cursor is in the address with the page, is sent, and goes with any other change', () => {
  const far = writeListUrl(new URLSearchParams('q=a'), { page: 201, cursor: 'far' });
  expect(far.toString()).toBe('q=a&cursor=far&page=201');
  expect(requestOf(readListUrl(far, {}))).toEqual({ page: 201, limit: 25, q: 'a', cursor: 'far' });
  expect(writeListUrl(far, { q: 'b' }).toString()).toBe('q=b');
});
