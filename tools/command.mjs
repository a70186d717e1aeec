// `npm run db`, `npm run admin` and `npm run seed`: the command of the API that the first argument names, with the others.
import { loadApi } from './checkout.mjs';

const [name, ...args] = process.argv.slice(2);
const { run, roots, release } = await loadApi(name);
release();
await run(roots, args);
