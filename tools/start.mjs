// `npm start`. One process: anyone who ends it, ends the console, and nothing is left that holds the port.
import { loadApi } from './checkout.mjs';

const { run, roots, release } = await loadApi('main');
await run(roots, async () => release);
