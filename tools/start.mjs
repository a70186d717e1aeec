// `npm start`. One process: whoever ends it, ends the console, and nothing is left that holds the port.
import { runHere } from './checkout.mjs';

await runHere('apps/api/src/startup/main.ts');
