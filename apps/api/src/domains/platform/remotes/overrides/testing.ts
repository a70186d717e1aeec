import { remotesCalls, sessionCalls, type SessionDocument } from '@lectern/contract/platform';
import { overrideCalls } from '@lectern/contract/platform/overrides';
import type { RemoteConfig } from '@lectern/remote-kit';
import { deliveryFixture } from '../../delivery/testing';
import type { TestClient } from '../../../../testing';
import { built } from '../testing';

export const origin = 'http://localhost:5001';

/** A console in which one remote is live, with what tests of overrides do in it. */
export const overrideFixture = async () => {
  const fixture = await deliveryFixture();
  /** Publishes a remote and makes it live. */
  const live = async (name: RemoteConfig['name'], more: Parameters<typeof built>[2] = {}): Promise<void> => {
    const team = await fixture.team(name);
    await fixture.publish(team, built(team, '1.0.0', more));
    await fixture.send(team.token, remotesCalls.promote, { name });
  };
  await live('open-mfe');
  const begin = (
    client: TestClient,
    over: { name?: string; origin?: string; minutes?: number; reason?: string } = {},
  ) =>
    client.send(overrideCalls.begin, { name: 'open-mfe', origin, minutes: 60, reason: 'To try the new list', ...over });
  return {
    ...fixture,
    live,
    begin,
    /** Begins one that must begin. */
    begun: async (client: TestClient, over: Parameters<typeof begin>[1] = {}) => {
      const { status, body } = await begin(client, over);
      if (!body.success) throw new Error(`${status} ${body.message}`);
      return body.result;
    },
    /** The overrides that are open by their rows. */
    openRows: async () =>
      (
        await fixture.db.selectFrom('remoteOverrides').select('id').where('endedAt', 'is', null).orderBy('id').execute()
      ).map(({ id }) => id),
    /** The latest override in the remote's history. */
    lastEvent: () =>
      fixture.db
        .selectFrom('remoteEvents')
        .select(['action', 'reason', 'actorId', 'detail'])
        .where('action', 'like', 'override%')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    /** The latest override in the audit log. */
    lastAudit: () =>
      fixture.db
        .selectFrom('auditLog')
        .select(['action', 'entityId', 'actorId', 'changes'])
        .where('action', 'like', 'remote.override%')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    document: async (client: TestClient): Promise<SessionDocument> => {
      const { body } = await client.send(sessionCalls.read, {});
      if (!body.success) throw new Error(body.message);
      return body.result;
    },
  };
};
export type OverrideFixture = Awaited<ReturnType<typeof overrideFixture>>;
