/** `npm run soak [-- --only crash|canaries]`: long repetitions that `npm test` does once. Each victim is killed ten times under load, on the same data; twenty bad canaries and twenty good ones are judged. */
import { parseArgs } from 'node:util';
import { soakCanaries } from '@lectern/api/soak';
import { soakCrashes } from './crashes';

const soaks = { crash: soakCrashes, canaries: soakCanaries } as const;
const isSoak = (name: string): name is keyof typeof soaks => Object.hasOwn(soaks, name);

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !isSoak(only))
  throw new Error(`--only is "${only}": there are ${Object.keys(soaks).join(' and ')}`);

const sum = { passed: 0, failed: 0 };
for (const soak of only === undefined ? Object.values(soaks) : [soaks[only]]) {
  const { passed, failed } = await soak((text) => console.log(text));
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
