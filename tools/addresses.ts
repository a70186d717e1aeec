/**
 * `npm run -s addresses`: every declared address (`/student`) and every declared call path (`admin/student`), one a line.
 * Addresses come from the remotes' declared data and the shell's own routes, call paths from the contract.
 */
import { declaredAddresses, declaredCalls } from './declared/declared';

const addresses = [...(await declaredAddresses())].sort();
const lines = [...new Set([...addresses, ...[...declaredCalls()].sort()])];
process.stdout.write(`${lines.join('\n')}\n`);
