// `npm run dev [-- REMOTE …]`: the console with dev servers behind it.
import { runHere } from './checkout.mjs';

await runHere('tools/dev/main.ts');
