import { randomBytes } from 'node:crypto';
import { firstLoadBudgets, firstLoadFaults } from './first-load';

const pathOf = (name: string) => `/checkout/node_modules/${name}/index.mjs`;

test('a first load within its budget and without late code passes', () => {
  expect(firstLoadFaults('console', [randomBytes(1024)], [pathOf('axios'), '/checkout/libs/notistack/a.ts'])).toEqual(
    [],
  );
});

test('code that is to come later fails the build by its name', () => {
  expect(firstLoadFaults('console', [], [pathOf('@mui/material/Dialog'), pathOf('@mui/material/DialogTitle')])).toEqual(
    ['@mui/material/Dialog comes with console, but is to come later'],
  );
  expect(firstLoadFaults('sign-in', [], [pathOf('axios')])).toEqual(['axios comes with sign-in, but is to come later']);
  expect(firstLoadFaults('console', [], [pathOf('@module-federation/runtime')])).toEqual([
    '@module-federation comes with console, but is to come later',
  ]);
});

test('what is over its budget fails the build by its number, compressed as it travels', () => {
  const most = firstLoadBudgets['sign-in'] * 1024;
  expect(firstLoadFaults('sign-in', [Buffer.alloc(most * 10)], [])).toEqual([]);
  expect(firstLoadFaults('sign-in', [randomBytes(most)], [])).toEqual([
    `sign-in loads ${firstLoadBudgets['sign-in']}.1 KiB of at most ${firstLoadBudgets['sign-in']} KiB`,
  ]);
});
