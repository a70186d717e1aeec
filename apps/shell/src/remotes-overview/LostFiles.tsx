import type { ReactNode } from 'react';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { Note } from '@lectern/ui-kit/form';
import * as texts from '../texts/remotes-overview';
import { shortVersion } from './short-version';

/** So many names say what is missing; more of them only fill the screen. */
const named = 5;

/** Says which files of releases the store has lost, and how they come back. */
export function LostFiles({ remote: { name, lost } }: { readonly remote: RemoteOverview }): ReactNode {
  return lost.map(({ version, files }) => (
    <Note key={version} icon="triangle-alert" tone="warning">
      <b>{texts.hasLost(name, shortVersion(version))}</b>
      {texts.lostNames(files.slice(0, named), files.length - named)}
    </Note>
  ));
}
