import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { Bell } from '../bell/Bell';
import { PaletteTrigger } from '../palette/PaletteTrigger';
import { studentRole } from '../session/redirect';
import { afterFirstScreen } from '../start/after-first-screen';

let Later: ComponentType | undefined;

/** Search and bell: there from the first paint. The socket and what else they need is fetched after the first screen. */
export function TopTools(): ReactNode {
  const isStudent = useSession(({ document }) => document?.role.id === studentRole);
  const [, setIsThere] = useState(false);
  useEffect(
    () =>
      afterFirstScreen(() => {
        // Without it the console works on; the next page tries again.
        void import(/* webpackChunkName: "tools" */ './Later').then(
          (module) => setIsThere(Boolean((Later = module.Later))),
          () => undefined,
        );
      }),
    [],
  );
  return (
    <span className="top-tools">
      {!isStudent && <PaletteTrigger />}
      <Bell />
      {Later && <Later />}
    </span>
  );
}
