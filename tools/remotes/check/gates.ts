import { publishGate } from '@lectern/remote-kit/publish-gate';
import { styleGate } from '@lectern/remote-kit/style-gate';
import type { Build } from './host';
import type { Finding } from './leaks';

/** What a console would refuse at publish, as far as the build alone shows it. */
export const gateFindings = ({ release, files }: Pick<Build, 'release' | 'files'>): Finding[] => [
  ...publishGate(release.declared).map((says) => ({ during: 'publish', says })),
  ...[...files]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, bytes]) =>
      styleGate(release.declared.name, bytes.toString('utf8')).map(({ says, line, column }) => ({
        during: 'publish',
        says,
        place: { file, line, column },
      })),
    ),
];
