import * as texts from '../texts/watch';

/** The longest time between the last file of the shell and a started page, in ms. */
const longest = 15_000;
/** After an error the page may still start: it is looked at again so much later, in ms. */
const grace = 2_000;
const tick = 1_000;
/** A page without another build to go to tries again so much later, in ms. */
const retry = 60_000;
/** The server believes a failed start for so long, in s. */
const believed = 3_600;
/** The build whose files did not arrive in this tab before: that may have been the line. */
const reloadedKey = 'lectern.start';

const now = (): number => performance.now();

const box = (style: string, role: string, text: string): HTMLElement => {
  const element = document.createElement('div');
  element.style.cssText = `font:13px/20px system-ui;${style}`;
  element.setAttribute('role', role);
  element.append(text);
  return element;
};

/** Tells staff that this is not the newest version. No style of the shell need be there. */
const showOther = (): void => {
  const bar = box(
    'position:fixed;inset:auto 16px 16px;z-index:99;margin:auto;width:fit-content;padding:8px 12px;border-radius:8px;background:#222;color:#fff',
    'status',
    `${texts.isOther} `,
  );
  const button = document.createElement('button');
  button.style.cssText = 'all:revert';
  button.append(texts.close);
  button.onclick = () => bar.remove();
  bar.append(button);
  document.body.append(bar);
};

/**
 * Watches whether the page of a build starts. `script` is its own tag. It names the build, the cookie for a failed start, and whether the
 * server has another build. `reload` loads the page again. A page that does not start says so, and is loaded again with the build before, once.
 */
export const watchStart = (script: HTMLScriptElement, reload: () => void): void => {
  if (!isSecureContext) return;
  const { build, cookie, hasOther, isOther } = script.dataset;
  const root = document.getElementById('root')!;
  const own = `/shell/${build}/`;
  let error = '';
  let isLost = false;
  let isOver = false;
  let lastFile = 0;

  /** True when a screen is there in place of the spinner. After an error, sentences of the start (start.css) do not count. */
  const hasStarted = (): unknown => root.firstChild && !root.querySelector(error ? ':scope>.start' : '.start-spinner');

  const say = (text: string): void => root.replaceChildren(box('padding:25vh 1em;text-align:center', 'alert', text));

  const goBack = (reason: string): void => {
    document.cookie = `${cookie}=${build}:${encodeURIComponent(reason.slice(0, 300))};path=/;max-age=${believed};samesite=lax`;
    // A browser that keeps no cookie would be given the same build again and again.
    if (document.cookie.includes(`${cookie}=${build}`)) reload();
  };

  const fail = (reason: string): void => {
    if (isOver || hasStarted()) return;
    isOver = true;
    const go = async (isFirst?: true): Promise<void> => {
      // A server that can't be reached has no page to give: what is there stays until it can.
      const isThere = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere && isLost && sessionStorage[reloadedKey] !== build) {
        sessionStorage[reloadedKey] = build!;
        reload();
      } else if (isThere && hasOther) {
        say(texts.goesBack);
        goBack(reason);
      } else if (isFirst) {
        if (isThere || !root.firstChild) say(texts.failed);
      } else if (isThere) reload();
    };
    void go(true);
    setInterval(() => void go(), retry);
  };

  // In the capture phase: a script that can't be loaded is heard in no other.
  for (const name of ['error', 'unhandledrejection'])
    addEventListener(
      name,
      (event) => {
        const heard = event as ErrorEvent & PromiseRejectionEvent;
        const file = (heard.target as HTMLScriptElement).src;
        const text = file || `${(heard.error ?? heard.reason)?.stack ?? heard.message} ${heard.filename ?? ''}`;
        if (!text.includes(own)) return;
        isLost ||= !!file || text.includes('ChunkLoad');
        error ||= text;
        setTimeout(fail, grace, error);
      },
      true,
    );

  new PerformanceObserver((list) => {
    // The moment of its arrival: a busy page is notified late.
    for (const { name, startTime, duration } of list.getEntries())
      if (name.includes(own)) lastFile = startTime + duration;
  }).observe({ type: 'resource', buffered: true });

  const timer = setInterval(() => {
    // A hidden page is given hardly any time by its browser.
    if (document.hidden) lastFile = now();
    if (now() - lastFile > longest) fail(`not ready in ${longest / 1000} s`);
    if (!isOver && !hasStarted()) return;
    clearInterval(timer);
    if (!isOver && isOther) showOther();
    isOver = true;
  }, tick);
};
