import { publishGate } from '@lectern/remote-kit/publish-gate';
import type { Build } from './host';
import type { Finding } from './leaks';

/** What a console would refuse at publish, as far as the build alone shows it. */
export const gateFindings = ({ release }: Pick<Build, 'release'>): Finding[] =>
  publishGate(release.declared).map((says) => ({ during: 'publish', says }));
