import { config } from './configure';

const { document } = globalThis as { readonly document?: Document };

/** The build of the shell that this page runs. Outside a page there is none, nor in the static build of the benchmark. */
export const ownShell = (): string | undefined =>
  document?.querySelector('script[src^="/shell/"]')?.getAttribute('src')?.split('/')[2];

/** The headers of every request of a page. The API chooses releases for the build of its shell. */
export const ownHeaders = (): Record<string, string> => {
  const { deviceId, sessionId } = config();
  const [session, shell] = [sessionId(), ownShell()];
  return {
    'device-id': deviceId(),
    'app-type': 'admin',
    ...(session !== undefined && { 'session-id': String(session) }),
    ...(shell !== undefined && { 'shell-build': shell }),
  };
};
