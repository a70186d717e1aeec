import type { SessionDocument } from '@lectern/contract/platform/session';

/** A session document for tests: a sub-admin without rights, unless stated otherwise. */
export const aSession = (over: Partial<SessionDocument> = {}): SessionDocument => ({
  session: { id: 1, kind: 'web', expiresAt: '2026-12-21T10:00:00.000Z' },
  user: {
    id: 7,
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera.nair@example.com',
    avatarUrl: null,
    language: null,
    timeZone: null,
    preferences: {},
  },
  role: { id: 3, name: 'Sub-admin' },
  rights: [],
  rightsEpoch: 1,
  impersonating: null,
  settings: { productName: 'Lectern', timeZone: 'Asia/Kolkata' },
  currencies: [],
  registry: { revision: 1, remotes: [] },
  overrides: [],
  serverTime: '2026-11-21T10:00:00.000Z',
  ...over,
});
