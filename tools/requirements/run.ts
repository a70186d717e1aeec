/** `npm run requirements`: names the sentences of docs/requirements.md that no test of the last whole `npm test` holds. */
import path from 'node:path';
import { faultsOfRun } from './reports';

const faults = faultsOfRun(path.resolve(import.meta.dirname, '../..'));
for (const fault of faults) console.log(fault);
console.log(faults.length === 0 ? 'each requirement has a passing test' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
