import { useRead } from '@lectern/api-client/hooks';
import { settingCalls } from '@lectern/contract/platform/setting';

const none: readonly string[] = [];

/** The hosts of whose pages videos may be embedded. */
export const useVideoHosts = (): readonly string[] =>
  useRead(settingCalls.uploads, {}, { quiet: true, handled: 'all' }).data?.videoHosts ?? none;
