/**
 * `npm run bench [-- --rounds N --only console|blocking|typing|editor|tasks|catalog|api|people|commerce|platform|large|growth|reports|import --size large]`: the console's figures and the API's, with `--size large` those among a million students too (15 rounds at least for a report). Prints each
 * figure with its spread and writes bench/results.json (name → number); what is not measured keeps its figure of before.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  benchApi,
  benchCommerce,
  benchGrowth,
  benchImport,
  benchLarge,
  benchPeople,
  benchReports,
} from '@lectern/api/bench';
import { keepFigures } from '@lectern/tools/bench/results';
import { rounded } from '@lectern/tools/bench/statistics';
import { benchBlocking } from './blocking';
import { benchCatalog } from './catalog';
import { benchConsole } from './console';
import { benchEditor } from './editor';
import { benchPlatform } from './platform';
import { benchTasks } from './tasks';
import { benchTyping } from './typing';

const suites = {
  console: benchConsole,
  blocking: benchBlocking,
  typing: benchTyping,
  editor: benchEditor,
  tasks: benchTasks,
  catalog: benchCatalog,
  api: benchApi,
  people: benchPeople,
  commerce: benchCommerce,
  platform: benchPlatform,
  large: benchLarge,
  growth: benchGrowth,
  reports: benchReports,
  import: benchImport,
} as const;
const isSuite = (name: string): name is keyof typeof suites => Object.hasOwn(suites, name);

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, only: { type: 'string' }, size: { type: 'string' } },
});
const { only } = values;
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds is "${values.rounds}", which is not a whole number of rounds`);
if (only !== undefined && !isSuite(only))
  throw new Error(`--only is "${only}": there are ${Object.keys(suites).join(' and ')}`);

const root = path.resolve(import.meta.dirname, '../../..');
if (values.size !== undefined && values.size !== 'large') throw new Error(`--size is "${values.size}": there is large`);
const usual =
  values.size === 'large'
    ? ([
        'console',
        'blocking',
        'typing',
        'editor',
        'tasks',
        'catalog',
        'api',
        'people',
        'commerce',
        'platform',
        'large',
        'growth',
        'reports',
        'import',
      ] as const)
    : ([
        'console',
        'blocking',
        'typing',
        'editor',
        'tasks',
        'catalog',
        'api',
        'people',
        'commerce',
        'platform',
      ] as const);

for (const suite of only === undefined ? usual : [only]) {
  await suites[suite](rounds, (name, value, detail) => {
    // At once: a run that is cut off keeps what it has measured.
    keepFigures(root, { [name]: value });
    console.log(`${name.padEnd(28)} ${rounded(value)}${detail ? `  ${detail}` : ''}`);
  });
}
