import { every, refusedLines } from './planted';

const wrong = [
  '/** What the deed does. */',
  '// The page is read anew.',
  "test('what was told stands beside it', () => undefined);",
  "test.each([1])('whoever comes: %i', () => undefined);",
  'test(`the file lies ${there}`, () => undefined);',
  'const toldOf = 1;',
  'const useAsked = 1;',
  'export const f = ({ deed }: { deed: string }) => g(deed);',
];
const right = [
  '/** What the action does; `toldOf` is a name of somebody else. */',
  '// Shown again next to the list: understands, outstanding, liest.',
  "test('the answer is shown', () => expect(masked).toBe('told'));",
  'export const masked = basket;',
];
const wrongTexts = [
  "export const nothing = 'Nothing was told you yet';",
  'export const at = (name: string) => `${name} stands here`;',
];

test('comments, test titles, texts and names use the words of docs/glossary.md', () => {
  expect(
    refusedLines([
      { file: 'libs/ui-kit/src/form/planted.test.ts', lines: wrong },
      { file: 'libs/ui-kit/src/form/planted.ts', lines: right },
      { file: 'libs/ui-kit/src/texts/planted.ts', lines: wrongTexts },
      { file: 'libs/ui-kit/src/form/planted.test.ts', lines: wrongTexts },
    ]),
  ).toEqual([every(wrong), [], every(wrongTexts), []]);
}, 60_000);
