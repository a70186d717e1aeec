import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterFirstScreen } from '../start/after-first-screen';

let Tools: ComponentType | undefined;

/** The place of search and bell; they are fetched after the first screen, and the socket with them. */
export function LazyTools(): ReactNode {
  const [, setIsThere] = useState(false);
  useEffect(
    () =>
      afterFirstScreen(() => {
        // Without them the console works on; the next page tries again.
        void import(/* webpackChunkName: "tools" */ './Tools').then(
          (module) => setIsThere(Boolean((Tools = module.Tools))),
          () => undefined,
        );
      }),
    [],
  );
  return <span className="top-tools">{Tools && <Tools />}</span>;
}
