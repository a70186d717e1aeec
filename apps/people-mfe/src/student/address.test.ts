import { openedStudent, withOpened } from './address';

test('the panel shows the student of the address, a new one, or nothing for what is no id', () => {
  expect(['id=7', 'id=new', 'id=x', 'id=0', ''].map((query) => openedStudent(new URLSearchParams(query)))).toEqual([7, 'new', undefined, undefined, undefined]);
});
test('opening and closing leave the rest of the address as it is', () => {
  expect(withOpened(new URLSearchParams('q=js&page=2'), 7).toString()).toBe('q=js&page=2&id=7');
  expect(withOpened(new URLSearchParams('q=js&id=7'), undefined).toString()).toBe('q=js');
});
