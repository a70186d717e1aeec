import type { OwnSession } from '@lectern/contract/platform/session';
import type { Column } from '@lectern/ui-kit/table';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../texts/my-sessions';
import { deviceWords } from './device-words';

const device: Column<OwnSession> = {
  id: 'device',
  head: texts.device,
  wide: true,
  cell: ({ userAgent, kind, current, impersonatedBy }) => {
    const words = deviceWords(userAgent, kind);
    if (impersonatedBy)
      return current ? texts.thisSessionActsForYou(words, impersonatedBy) : texts.actsForYou(words, impersonatedBy);
    return current ? texts.thisSession(words) : words;
  },
};
const place: Column<OwnSession> = {
  id: 'ip',
  head: texts.place,
  onCard: true,
  cell: ({ ip }) => ip ?? texts.unknownPlace,
};
const lastUse: Column<OwnSession> = {
  id: 'lastSeenAt',
  head: texts.lastUse,
  onCard: true,
  quiet: true,
  cell: ({ current, lastSeenAt }) => (current ? texts.now : timeText(lastSeenAt)),
};
const since: Column<OwnSession> = {
  id: 'createdAt',
  head: texts.signedIn,
  priority: 2,
  quiet: true,
  cell: ({ createdAt }) => timeText(createdAt),
};
const until: Column<OwnSession> = {
  id: 'expiresAt',
  head: texts.endsAtTheLatest,
  priority: 3,
  quiet: true,
  cell: ({ expiresAt }) => timeText(expiresAt),
};

/** Device, place and time of one's own sessions. */
export const sessionColumns = [device, place, lastUse, since, until] as const;
