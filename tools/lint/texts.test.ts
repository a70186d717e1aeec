import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Numbers of the lines that are refused, of each text as if it was in its file. */
const refusedLines = (planted: readonly { readonly file: string; readonly lines: readonly string[] }[]): number[][] => {
  const input = JSON.stringify(
    planted.map(({ file, lines }) => ({ file: path.join(root, file), text: `${lines.join('\n')}\n` })),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return (JSON.parse(stdout) as { line: number }[][]).map((refusals) => [...new Set(refusals.map(({ line }) => line))]);
};

const literal = [
  'export const a = <p>Nothing found</p>;',
  'export const b = <p>{many ? `All ${many} rows` : none}</p>;',
  'export const c = <p>{none || "Nothing found"}</p>;',
  'export const d = <Field name="name" label="Name" />;',
  'export const e = <button aria-label={open ? "Close" : texts.open} />;',
  'export const f = <img alt={`The image of ${name}`} />;',
  'export const g = { label: "Delete…", danger: true };',
  'export const h = { title: busy ? "Waiting" : texts.title };',
  'export const i = { help: "A" + name };',
  'export const j = () => notify("success", "It is saved");',
  'export const k = () => announce(`${name} moved`);',
  'export const l = { label: (name) => `Actions for ${name}` };',
];
const plain = [
  'export const a = <p>{texts.nothing}</p>;',
  'export const b = <p>{count} · {total}</p>;',
  'export const c = <Field name="name" className="is wide" label={texts.name} />;',
  'export const d = <i title={`#${id}`} />;',
  'export const e = <p>{status === "draft" && texts.draft}</p>;',
  'export const f = { label: texts.remove(name), kind: "Danger Zone" };',
  'export const g = () => notify("success", texts.saved);',
  'export const h = { label: options[`key ${id}`] };',
];
const of = (file: string, lines: readonly string[]) => ({ file, lines });
const every = (lines: readonly string[]): number[] => lines.map((_line, index) => index + 1);

test('words that are shown may not stand in a component or next to it, only in its project’s texts and in tests', () => {
  const [component, beside, texts, tests, testing, allowed] = refusedLines([
    of('apps/content-mfe/src/faq/Planted.tsx', literal),
    of('apps/content-mfe/src/faq/planted.ts', literal.slice(6)),
    of('apps/content-mfe/src/texts/planted.tsx', literal),
    of('apps/content-mfe/src/faq/Planted.test.tsx', literal),
    of('apps/content-mfe/src/faq/testing.ts', literal.slice(6)),
    of('apps/content-mfe/src/faq/Planted.tsx', plain),
  ]);
  expect(component).toEqual(every(literal));
  expect(beside).toEqual(every(literal.slice(6)));
  expect([texts, tests, testing, allowed]).toEqual([[], [], [], []]);
}, 60_000);
