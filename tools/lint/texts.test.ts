import { every, refusedLines } from './planted';

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

test('words for users are refused in and next to a component, and allowed in texts and tests', () => {
  const [component, module, texts, tests, testing, allowed] = refusedLines([
    of('apps/content-mfe/src/faq/Planted.tsx', literal),
    of('apps/content-mfe/src/faq/planted.ts', literal.slice(6)),
    of('apps/content-mfe/src/texts/planted.tsx', literal),
    of('apps/content-mfe/src/faq/Planted.test.tsx', literal),
    of('apps/content-mfe/src/faq/testing.ts', literal.slice(6)),
    of('apps/content-mfe/src/faq/Planted.tsx', plain),
  ]);
  expect(component).toEqual(every(literal));
  expect(module).toEqual(every(literal.slice(6)));
  expect([texts, tests, testing, allowed]).toEqual([[], [], [], []]);
}, 60_000);
