import { StartupError } from '../database/embedded/startup-error';

/** The dev servers behind this console; without them nothing of development exists. */
export interface DevelopmentServers {
  /** The origin of the shell's. */
  readonly shell: string;
  /** Remote → the origin of its own; a remote that is not here is served from its release. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** Only this machine: what a dev server serves runs unchecked. */
const isHere = (origin: unknown): boolean => typeof origin === 'string' && /^http:\/\/127\.0\.0\.1:\d+$/.test(origin);

/** Reads LECTERN_DEV_SERVERS, which `npm run dev` sets. @throws Sentence in production, and for what is no list of servers on this machine */
export const developmentOf = (text: string | undefined, production: boolean): DevelopmentServers | undefined => {
  if (!text) return undefined;
  if (production)
    throw new StartupError(
      'LECTERN_DEV_SERVERS is set, and production never serves code that nobody signed: unset it, or unset NODE_ENV and DATABASE_URL.',
    );
  try {
    const { shell, remotes } = JSON.parse(text) as DevelopmentServers;
    if (isHere(shell) && Object.values(remotes).every(isHere)) return { shell, remotes };
  } catch {
    // said below
  }
  throw new StartupError(
    'LECTERN_DEV_SERVERS is not a list of dev servers on 127.0.0.1: it is set by npm run dev alone.',
  );
};
