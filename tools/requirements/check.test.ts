import { readFileSync } from 'node:fs';
import path from 'node:path';
import { numbersOf, readRequirements, requirementFaults } from './check';

const page = `# Requirements

- _(leaves open)_: no sentence.

## Lists

- **E1.1** Going back restores page, filters and scroll,
  and the row.
- **8.2** _(the rest waits for plans)_ A list has a search.
- **8.3** _(waits for payment links)_ A link is sent.
- **8.4** _(leaves open)_ Not shown.
`;
const requirements = readRequirements(page);
const both = [
  { title: 'lists › Back restores the list [E1.1]', passed: true },
  { title: 'a search [8.2] › finds by title', passed: true },
];

test('the sentences of a page are read with number, words and mark', () => {
  expect(requirements).toEqual([
    { number: 'E1.1', text: 'Going back restores page, filters and scroll, and the row.' },
    { number: '8.2', text: '_(the rest waits for plans)_ A list has a search.' },
    { number: '8.3', text: 'A link is sent.', mark: 'waits' },
    { number: '8.4', text: 'Not shown.', mark: 'leaves open' },
  ]);
});

test('numbers stand at the end of a title, or of the title of a group', () => {
  expect(numbersOf('a group [D12] › a test [E1.1, 2.30]')).toEqual(['D12', 'E1.1', '2.30']);
  expect(numbersOf('the row [5] of [E1.1] is read, as are [a.b] and [1]')).toEqual([]);
});

test('no fault is found while each sentence has a passing test', () => {
  expect(requirementFaults(requirements, both)).toEqual([]);
});

test('a sentence is named once its test is removed or fails', () => {
  const fault = ['no passing test has the number E1.1: Going back restores page, filters and scroll, and the row.'];
  expect(requirementFaults(requirements, both.slice(1))).toEqual(fault);
  expect(requirementFaults(requirements, [{ ...both[0]!, passed: false }, both[1]!])).toEqual(fault);
});

test('a marked sentence is named once a passing test has its number', () => {
  const run = (passed: boolean) => requirementFaults(requirements, [...both, { title: 'a link [8.3]', passed }]);
  expect(run(false)).toEqual([]);
  expect(run(true)).toEqual(['8.3 is marked (waits), and a passing test has its number']);
});

test('a number without a sentence, or of two sentences, is named', () => {
  expect(requirementFaults(requirements, [...both, { title: 'a typo [E1.9]', passed: true }])).toEqual([
    'no sentence has the number E1.9 of the test "a typo [E1.9]"',
  ]);
  expect(requirementFaults([...requirements, requirements[0]!], both)).toEqual(['two sentences have the number E1.1']);
});

test('each sentence of docs/requirements.md is read', () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
  expect(readRequirements(source)).toHaveLength((source.match(/^- \*\*/gm) ?? []).length);
});
