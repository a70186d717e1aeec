import { openedIn, withOpened } from './opened';

test('the panel shows the record of the address, a new one, or nothing for what is no id', () => {
  expect(
    ['id=7', 'id=new', '', 'id=', 'id=0', 'id=-1', 'id=1e3', 'id=x'].map((query) =>
      openedIn(new URLSearchParams(query)),
    ),
  ).toEqual([7, 'new', undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('search, filters and page stay as they are when the panel opens and closes', () => {
  const list = new URLSearchParams('q=pay&page=2');
  const open = withOpened(list, 7);
  expect(open.toString()).toBe('q=pay&page=2&id=7');
  expect(withOpened(open, undefined).toString()).toBe('q=pay&page=2');
  expect(list.toString()).toBe('q=pay&page=2');
});
