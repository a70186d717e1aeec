import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface Loaded<Props> {
  readonly part?: ComponentType<Props>;
  readonly error?: unknown;
}

/**
 * A part of the screen whose code comes when it is first shown. Unlike React.lazy it forgets a failure: mounted again,
 * by the Retry of anyone who shows the failure, it asks for its code again. An `optional` part does not break the screen when
 * its code does not come.
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
      load().then(
        (module) => setLoaded((known = { part: module.default })),
        (thrown: unknown) => setLoaded({ error: thrown }),
      );
    }, [Part]);
    if (error !== undefined && !optional) throw error;
    return Part ? <Part {...props} /> : null;
  };
};
