import type { Judged } from './coverage';
import type { CoveragePage } from './pages';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const head = ({ title, source }: CoveragePage): string => `# ${title}

Made by \`npm run spec\` from the reports of a whole \`npm test\`, which fails while a sentence has no passing test or this page
is not what the reports say. The sentences stand in ${source}; a test is named by project, file and title, and … at
the end of a title stands for every test that begins so.
`;

const row = ({ sentence, verdict }: Judged): string => {
  const tests = sentence.tests.map((id) => cell(id)).join('<br>');
  const result =
    sentence.waitsFor === undefined
      ? verdict
      : verdict === 'waits'
        ? `waits for ${sentence.waitsFor}`
        : `${verdict}; the rest waits for ${sentence.waitsFor}`;
  return `| ${sentence.id} | ${cell(sentence.text)} | ${tests || '–'} | ${result} |`;
};

/** A page of docs/: sentence → test → result, a table for each section. */
export const coveragePage = (page: CoveragePage, judged: readonly Judged[]): string => {
  const tables = page.sections.map(({ title, sentences }) => {
    const rows = judged.filter(({ sentence }) => sentences.includes(sentence)).map(row);
    return [`## ${title}`, '', '| | Sentence | Tests | Result |', '|---|---|---|---|', ...rows].join('\n');
  });
  const held = judged.filter(({ verdict }) => verdict === 'passed').length;
  const open = judged.filter(({ verdict }) => verdict === 'leaves open').length;
  const waiting = judged.filter(({ verdict }) => verdict === 'waits').length;
  return `${head(page)}\n${held} sentences are held by passing tests; ${waiting} wait for a part of the product that is not built yet${open > 0 ? `; ${open} only say what the specification leaves open` : ''}.\n\n${tables.join('\n\n')}\n`;
};
