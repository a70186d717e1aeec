import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** An error as a test announces it: a whole line such as `409 /api/faqs/update`, which must come, or an expression for lines that may come. */
export type Announced = string | RegExp;

/** What the pages of a test complain of: errors that nobody caught, whatever is written with `console.error`, and fonts that are none. */
export interface PageErrors {
  /** Listens to every page of a profile, also to those that are opened later. */
  watch(profile: BrowserContext): void;
  /** These errors belong to the test. */
  announce(...errors: readonly Announced[]): void;
  /** The test is over: waits a moment for announced errors that have not come, for Chromium reports later than pages act, and listens no more. */
  end(): Promise<void>;
  /** What is wrong at the end of the test, a line for each; nothing where every error was announced and has come. */
  faults(): string[];
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Chromium writes each answer of 400 and more as an error: `409 /api/faqs/update`, or `ERR_FAILED /api/session` without an answer, a socket's too. */
const lineOf = (message: ConsoleMessage): string => {
  const text = message.text();
  const failed = /^Failed to load resource: (?:the server responded with a status of (\d+)|net::(\w+))/.exec(text);
  if (failed) return `${failed[1] ?? failed[2]} ${pathOf(message.location().url)}`;
  const socket = /^WebSocket connection to '([^']+)' failed: .*net::(\w+)/.exec(text);
  return socket ? `${socket[2]} ${pathOf(socket[1] ?? '')}` : text;
};

/** An error by its kind, or a font that is none: Chromium only warns of it, and every page is set in the wrong letters. */
const isError = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || message.text().startsWith('Failed to decode downloaded font');

const fits = (line: string, announced: Announced): boolean =>
  typeof announced === 'string' ? line === announced : announced.test(line);

/** How long an announced error may be on its way when the test has ended, in ms. */
const timeout = 3000;

export const pageErrors = (): PageErrors => {
  const lines: string[] = [];
  const expected: Announced[] = [];
  const watched: (() => void)[] = [];
  let listens = true;
  const missing = (): Announced[] => expected.filter((each) => typeof each === 'string' && !lines.includes(each));
  return {
    watch: (profile) => {
      const thrown = (error: WebError): void => void lines.push(String(error.error()));
      const written = (message: ConsoleMessage): void => void (isError(message) && lines.push(lineOf(message)));
      profile.on('weberror', thrown);
      profile.on('console', written);
      watched.push(() => profile.off('weberror', thrown).off('console', written));
    },
    announce: (...errors) => void expected.push(...errors),
    end: async () => {
      const deadline = Date.now() + timeout;
      while (listens && missing().length > 0 && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50));
      listens = false;
      for (const leave of watched.splice(0)) leave();
    },
    faults: () => [
      ...new Set(lines.filter((line) => !expected.some((each) => fits(line, each)))),
      ...missing().map((each) => `announced, and did not come: ${String(each)}`),
    ],
  };
};
