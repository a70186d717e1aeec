import { unread, useRead } from '@lectern/api-client/hooks';
import { shellCalls } from '@lectern/contract/platform/shells';
import { everyFigures } from './use-overview';

/** Every build of the shell that the console knows, read again with the figures of the remotes. */
export const useShells = () => {
  const read = useRead(shellCalls.list, {}, { handled: 'all', quiet: true, refetchInterval: everyFigures });
  return { read, shells: read.data ?? [], error: unread(read) };
};
