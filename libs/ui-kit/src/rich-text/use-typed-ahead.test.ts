import { afterKey } from './use-typed-ahead';

const keys = (text: string, ...pressed: readonly string[]): string =>
  pressed.reduce(
    (before, key) => afterKey(before, { key, ctrlKey: false, metaKey: false, altKey: false }) ?? before,
    text,
  );

test('letters, Enter and Backspace are kept as they are typed; other keys write nothing', () => {
  expect(keys('', 'a', ' ', 'ž', '😀', 'Backspace', 'Enter', 'b', 'Shift', 'ArrowLeft', 'Tab')).toBe('a ž\nb');
  expect(keys('', 'Backspace')).toBe('');
});

test('a shortcut is no text', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
    expect(afterKey('a', { key: 's', ctrlKey: false, metaKey: false, altKey: false, [held]: true })).toBeUndefined();
});
