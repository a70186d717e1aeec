import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { changes } = jest.requireActual<{ changes: readonly (readonly [RegExp, string])[] }>(
  '../../../../excalidraw-loader.cjs',
);
const folder = path.join(path.dirname(require.resolve('@excalidraw/excalidraw')), '../prod');
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('\n');

test.each(changes.map(([from]) => [from.source.slice(0, 60), from] as const))(
  'the change of %s is made in one place of Excalidraw',
  (_start, from) => {
    expect(code.match(from)).toHaveLength(1);
  },
);

test('after the changes no code of a diagram names another host for its fonts, or sets HTML', () => {
  const changed = changes.reduce((text, [from, to]) => text.replace(from, to), code);
  expect(changed).not.toContain('esm.sh');
  // One is left: a stand-in for browsers without `replaceChildren`.
  expect(changed.match(/innerHTML=/g)).toHaveLength(1);
});
