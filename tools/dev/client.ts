import { briefError, type BuildError } from './plain-error';

declare global {
  /** Receives the outcome of each build in an open page: no errors, or one line for each error. */
  var __lecternBuild: ((project: string, errors: readonly string[]) => void) | undefined;
}

/** Between two looks whether the console is back, in ms. */
const pause = 500;

/** The errors in a dev server's message; none after a good build; undefined when no build ended. */
const errorsIn = (message: string): readonly string[] | undefined => {
  const { type, data } = JSON.parse(message) as { type: string; data?: unknown };
  if (type === 'errors') return (data as BuildError[]).map(briefError);
  return ['ok', 'still-ok', 'warnings'].includes(type) ? [] : undefined;
};

/**
 * Connection of the dev server to the page, as webpack-dev-server wants it. Reports the outcome of each build to the
 * console.
 */
export default class ReportingClient {
  private readonly socket: WebSocket;
  private readonly project: string;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.project = /\/remotes\/([^/]+)\//.exec(address)?.[1] ?? 'shell';
  }

  onOpen(then: () => void): void {
    this.socket.onopen = then;
  }

  /**
   * A closed connection tries again once the console answers. Otherwise each failed try would double the time to the
   * next.
   */
  onClose(then: () => void): void {
    const whenBack = (): void =>
      void fetch('/healthz', { cache: 'no-store' }).then(then, () => setTimeout(whenBack, pause));
    this.socket.onclose = whenBack;
  }

  onMessage(then: (message: string) => void): void {
    this.socket.onmessage = ({ data }: MessageEvent<string>) => {
      const errors = errorsIn(data);
      if (errors) globalThis.__lecternBuild?.(this.project, errors);
      then(data);
    };
  }
}
