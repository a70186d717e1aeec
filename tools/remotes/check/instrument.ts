/** Something that a page has taken and must give back, with the stack of the call that took it. */
export interface Handle {
  readonly kind: 'timer' | 'listener' | 'style';
  /** Its name: 'setInterval', 'resize on window', 'style element'. */
  readonly what: string;
  readonly stack: string;
  /** Counts up over all handles of the page. */
  readonly id: number;
}

/** Interface of the instrumented page for a check. */
export interface Instrument {
  /** The handles that are still taken. */
  live(): Handle[];
  /** The names that the page's global object has gained since `mark`. */
  newGlobals(): string[];
  mark(): void;
  /** Stack of each write to a watched global, by its name. */
  readonly writes: Readonly<Record<string, string>>;
  readonly violations: readonly { readonly what: string; readonly file: string }[];
}

/**
 * Runs in the page before any of its code and notes the author of whatever outlives a screen.
 * That is a timer, a style, or a listener of something that stays.
 * `watched` are globals whose first write is noted. It refers to nothing outside: its text is sent to the browser.
 */
export const instrument = (watched: readonly string[]): void => {
  Error.stackTraceLimit = 60;
  let last = 0;
  const taken = new Map<unknown, Handle & { readonly isLive?: () => boolean }>();
  const take = (key: unknown, kind: Handle['kind'], what: string, isLive?: () => boolean): void => {
    taken.set(key, { kind, what, stack: new Error().stack ?? '', id: (last += 1), ...(isLive && { isLive }) });
  };
  const drop = (key: unknown): void => void taken.delete(key);

  const timers = [
    ['setInterval', 'clearInterval', false],
    ['setTimeout', 'clearTimeout', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
  ] as const;
  for (const [set, clear, once] of timers) {
    const [start, stop] = [window[set] as (run: unknown, ...rest: unknown[]) => number, window[clear]];
    const started = (run: unknown, ...rest: unknown[]): number => {
      const handle: number = start.call(
        window,
        typeof run !== 'function'
          ? run
          : (...args: unknown[]) => {
              if (once) drop(`${set} ${handle}`);
              (run as (...args: unknown[]) => void)(...args);
            },
        ...rest,
      );
      take(`${set} ${handle}`, 'timer', set);
      return handle;
    };
    const stopped = (handle: number): void => {
      drop(`${set} ${handle}`);
      // An interval may be ended by clearTimeout, and the other way round.
      if (set !== 'requestAnimationFrame')
        for (const other of ['setInterval', 'setTimeout']) drop(`${other} ${handle}`);
      stop.call(window, handle);
    };
    Object.assign(window, { [set]: started, [clear]: stopped });
  }

  const nameOf = (target: unknown): string | undefined => {
    if (target === window) return 'window';
    if (target === document) return 'document';
    if (target instanceof Element)
      return [document.documentElement, document.body, document.head].includes(target as HTMLElement)
        ? `<${target.localName}>`
        : undefined;
    return target instanceof MediaQueryList
      ? `matchMedia(${target.media})`
      : target instanceof VisualViewport
        ? 'visualViewport'
        : undefined;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  type Options = AddEventListenerOptions | boolean | undefined;
  const isCapture = (options: Options): boolean =>
    typeof options === 'object' ? (options?.capture ?? false) : (options ?? false);
  const keys = new Map<unknown, Map<unknown, Record<string, object>>>();
  /** One object for the same target, listener, type and phase: a second registration of it changes nothing. */
  const keyOf = (target: unknown, type: string, listener: unknown, options: Options): object => {
    const byListener = keys.get(target) ?? new Map<unknown, Record<string, object>>();
    keys.set(target, byListener);
    const byType = byListener.get(listener) ?? {};
    byListener.set(listener, byType);
    return (byType[`${type} ${isCapture(options)}`] ??= {});
  };
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: Options,
  ) {
    const target = this ?? window;
    const name = nameOf(target);
    const rest = typeof options === 'object' ? options : {};
    if (name && listener && !rest.signal?.aborted) {
      const key = keyOf(target, type, listener, options);
      if (!taken.has(key)) take(key, 'listener', `${type} on ${name}`);
      const gone = (): void => drop(key);
      if (rest.once) add.call(target, type, gone, { once: true, capture: isCapture(options) });
      if (rest.signal) add.call(rest.signal, 'abort', gone, { once: true });
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: EventListenerOptions | boolean,
  ) {
    const target = this ?? window;
    if (nameOf(target) && listener) drop(keyOf(target, type, listener, options));
    remove.call(target, type, listener, options);
  };

  const noteStyle = (node: unknown): void => {
    if (
      !(node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) ||
      taken.has(node)
    )
      return;
    take(
      node,
      'style',
      node instanceof HTMLLinkElement ? `style sheet ${node.getAttribute('href') ?? ''}` : 'style element',
      () => node.isConnected,
    );
  };
  for (const [owner, methods] of [
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
    [Element.prototype, ['append', 'prepend', 'before', 'after', 'insertAdjacentElement', 'replaceChildren']],
  ] as const) {
    for (const method of methods) {
      const insert = (owner as unknown as Record<string, (...args: unknown[]) => unknown>)[method];
      Object.assign(owner, {
        [method](this: unknown, ...args: unknown[]) {
          args.forEach(noteStyle);
          return insert?.apply(this, args);
        },
      });
    }
  }
  const Sheet = window.CSSStyleSheet;
  window.CSSStyleSheet = class extends Sheet {
    constructor(options?: CSSStyleSheetInit) {
      super(options);
      take(this, 'style', 'adopted style sheet', () => document.adoptedStyleSheets.includes(this));
    }
  };

  const writes: Record<string, string> = {};
  for (const name of watched) {
    let value: unknown;
    Object.defineProperty(window, name, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set: (given: unknown) => {
        writes[name] ??= new Error().stack ?? '';
        value = given;
      },
    });
  }

  const violations: { what: string; file: string }[] = [];
  add.call(document, 'securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent;
    violations.push({ what: `${violatedDirective} ${blockedURI}`, file: sourceFile });
  });

  let before = new Set<string>();
  const probes: Instrument = {
    live: () =>
      [...taken.values()]
        .filter(({ isLive }) => isLive?.() ?? true)
        .map(({ kind, what, stack, id }) => ({ kind, what, stack, id })),
    newGlobals: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
    mark: () => (before = new Set(Object.getOwnPropertyNames(window))),
    writes,
    violations,
  };
  Object.defineProperty(window, '__lecternCheck', { value: probes });
};

/** The text that installs it, with the helpers that the build of these tools adds to a function. */
export const instrumentText = (watched: readonly string[]): string =>
  `(() => { const __name = (named) => named; (${instrument.toString()})(${JSON.stringify(watched)}); })()`;
