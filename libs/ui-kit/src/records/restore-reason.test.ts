import { restoreReason } from './restore-reason';

test('a restoration that clashes names the field; any other refusal is the API’s', () => {
  const error = [{ property: 'name', constraints: { taken: 'Name is already in use' } }];
  expect(restoreReason({ message: 'x', error })).toBe(
    'Not restored: Name is already in use. Change the other record first.',
  );
  expect(restoreReason({ message: 'Its category is deleted' })).toBe('Not restored: Its category is deleted');
});
