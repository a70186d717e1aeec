import type { RoomEvent, RoomRelease, RoomRemote, Told } from '@lectern/contract/platform/room';

export const toldOf = (over: Partial<Told> = {}): Told => ({ loads: 0, errors: 0, loadMsAverage: null, loadMsMax: null, points: [], ...over });

/** A remote for tests; what is not named is the plainest. */
export const remoteOf = (over: Partial<RoomRemote> = {}): RoomRemote => ({
  name: 'catalog-mfe', title: 'Catalogue', team: 'Catalogue team', state: 'enabled', message: '', refused: null, live: '1.4.1', previous: '1.4.0', next: '1.4.1', canary: null,
  errorLimit: 0.02, minLoads: 20, health: { main: toldOf({ loads: 100, loadMsAverage: 212, loadMsMax: 1840 }), canary: toldOf() },
  now: { live: { loads: 0, errors: 0, people: 0 }, canary: { loads: 0, errors: 0, people: 0 } }, takenBack: null, ...over,
});

export const eventOf = (over: Partial<RoomEvent> = {}): RoomEvent => ({
  id: 1, at: '2026-11-21T11:18:00.000Z', remote: 'catalog-mfe', action: 'promote', from: '1.4.0', to: '1.4.1', reason: '', byUser: 'Rohan Desai', byKey: null, percent: null, roles: [], keyLabel: null, origin: null, failed: null, ...over,
});

export const releaseOf = (over: Partial<RoomRelease> = {}): RoomRelease => ({
  name: 'catalog-mfe', version: '1.4.2', state: 'ready', stateReason: '', publishedAt: '2026-11-20T08:50:00.000Z', totalBytes: 118_000, entryBytes: 7900, commit: 'a81f3c9', publishedBy: null, publishedKey: 'catalog-ci',
  filesKeptUntil: null, files: 14, shellRange: '^3.6.0', sharedModules: 14, signature: { valid: true, label: 'catalog-2026-2', keyId: 'x', revoked: false }, atPublish: null,
  reasons: { state: [], contract: [], shared: [], other: [] }, declared: { basePaths: ['/category'], routes: [{ path: '/category/list', title: 'Categories' }], slots: [], commands: [], rights: ['categoryList'] }, people: 41, loads: 187, faults: { load: 0, render: 0, handler: 0, promise: 0 }, lastError: null, lastReference: null, ...over,
});
