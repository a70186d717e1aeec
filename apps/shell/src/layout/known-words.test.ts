import { iconNames } from '@lectern/remote-kit/known-words';
import { icons } from '@lectern/ui-kit/icons';

test('the gate of publish knows each icon that the console draws, and no other', () => {
  expect([...iconNames].sort()).toEqual(Object.keys(icons).sort());
});
