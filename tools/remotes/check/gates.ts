import { fileGate, pictureGate } from '@lectern/remote-kit/file-gate';
import { publishGate } from '@lectern/remote-kit/publish-gate';
import { styleGate, type StyleFault } from '@lectern/remote-kit/style-gate';
import type { Build } from './host';
import type { Finding } from './leaks';

const faultsIn = (remote: string, file: string, bytes: Buffer): readonly StyleFault[] => {
  if (file.endsWith('.css')) return styleGate(remote, bytes.toString('utf8'));
  return file.endsWith('.svg') ? pictureGate(bytes.toString('utf8')) : [];
};

/** Findings that a console would refuse at publish, as far as the build alone shows them. */
export const gateFindings = ({ release, files }: Pick<Build, 'release' | 'files'>): Finding[] => [
  ...[...publishGate(release.declared), ...fileGate(Object.keys(release.files))].map((says) => ({
    during: 'publish',
    says,
  })),
  ...[...files].flatMap(([file, bytes]) =>
    faultsIn(release.declared.name, file, bytes).map(({ says, line, column }) => ({
      during: 'publish',
      says,
      place: { file, line, column },
    })),
  ),
];
