import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, placeOf } from '../page/address';
import { parts } from './parts';

const kit = path.resolve(__dirname, '../../../../libs/ui-kit/src');
const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const fieldsOf = (module: string): string[] =>
  [...readFileSync(path.join(kit, module), 'utf8').matchAll(/export \{ (\w+Field)\b/g)].map(([, name = '']) =>
    kebab(name),
  );

test('every field of the kit is on the page, empty, filled, disabled and refused by the server', () => {
  const fields = [...fieldsOf('form.ts'), ...fieldsOf('fields.ts')];
  expect(fields).toContain('text-field');
  const lacking = fields.flatMap((field) =>
    ['empty', 'filled', 'disabled', 'server-error']
      .filter((state) => !parts[field]?.[state])
      .map((state) => `${field}/${state}`),
  );
  expect(lacking).toEqual([]);
});

test('each part and state has an address that leads to it, in light and in dark', () => {
  for (const [part, states] of Object.entries(parts))
    for (const state of Object.keys(states))
      for (const theme of ['light', 'dark'] as const)
        expect(placeOf(addressOf({ part, state, theme }).slice(1))).toEqual({ part, state, theme });
});

test('without a part the address leads to the list of all', () => expect(placeOf('?theme=dark')).toBeUndefined());
