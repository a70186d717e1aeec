import { noAnswer } from './call-error';
import type { Exchange, Line } from './transport';

export interface ClientConfig {
  /** Makes one request; a page that is not given it fetches it with its first call. */
  readonly exchange: (line: Line, request: unknown, how?: Exchange) => Promise<unknown>;
  /** Address of the API: '/api/' of the same origin, or an absolute address with a trailing slash in tests. */
  readonly base: string;
  /** The value of the cookie `device-id`: header of every call and key of sealed ones. */
  readonly deviceId: () => string;
  /** The session that this tab belongs to, or undefined when nobody is signed in. */
  readonly sessionId: () => string | number | undefined;
  /** Shows a toast. */
  readonly notify: (level: 'success' | 'warning' | 'error', text: string) => void;
  /** The session is over and can't be refreshed: forget it and go to the sign-in page. */
  readonly onSessionEnded: () => void;
  /** True while the page leaves the session. A refusal then renews nothing, or the ended session would come back. */
  readonly isLeaving: () => boolean;
  /**
   * Another tab signed somebody else in: this tab's calls are refused until it reloads. `sentAt` is when the refused call
   * began (performance.now, ms).
   */
  readonly onSessionChanged: (sentAt: number) => void;
  /** Whose request this is, from the stack of who makes it: each owner has a share of the requests. Undefined: nobody's, it never waits. */
  readonly ownerOf: (path: string) => string | undefined;
  /** Value of `x-lectern-revision`, reported for every answer that carries one. */
  readonly onRevision: (revision: string) => void;
}

/** The sign-in form is there before axios is. */
const lateExchange: ClientConfig['exchange'] = async (...call) => {
  const { exchange } = await import(/* webpackChunkName: "transport" */ './transport').catch(() => {
    throw noAnswer();
  });
  return exchange(...call);
};

const nobody: ClientConfig = {
  exchange: lateExchange,
  base: '/api/',
  deviceId: () => '',
  sessionId: () => undefined,
  notify: () => undefined,
  onSessionEnded: () => undefined,
  isLeaving: () => false,
  onSessionChanged: () => undefined,
  ownerOf: () => undefined,
  onRevision: () => undefined,
};

let current = nobody;

/** Sets what is given and leaves the rest as it is; the shell calls it once before the first request. */
export const configure = (change: Partial<ClientConfig>): void => {
  current = { ...current, ...change };
};

export const config = (): ClientConfig => current;
