import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface Loaded<Props> {
  readonly part?: ComponentType<Props>;
  readonly error?: unknown;
}

/** Fulfilled when the browser has nothing else to do, and two seconds later at the latest; at once in one that can't say so. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else resolve();
  });

/**
 * A part of the screen whose code comes when it is first shown. Unlike React.lazy it forgets a failure: mounted again,
 * by the Retry of anyone who shows the failure, it asks for its code again. An `optional` part comes when nothing else
 * is to do and does not break the screen when its code does not come.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { optional = false }: { readonly optional?: boolean } = {},
): ((props: Props) => ReactNode) => {
  let known: Loaded<Props> = {};
  return function LazyPart(props: Props): ReactNode {
    const [{ part: Part, error }, setLoaded] = useState(known);
    useEffect(() => {
      if (Part) return;
      (optional ? idle().then(load) : load()).then(
        (module) => setLoaded((known = { part: module.default })),
        (thrown: unknown) => setLoaded({ error: thrown }),
      );
    }, [Part]);
    if (error !== undefined && !optional) throw error;
    return Part ? <Part {...props} /> : null;
  };
};
