import { remotesCalls } from '@lectern/contract/platform';
import { random } from '../../src/seed/random';
import type { TestApi } from '../../src/testing';
import type { PersonalRegistry } from '../../src/domains/platform/remotes/registry';
import { built, remoteFixture, type RemoteFixture, type Team } from '../../src/domains/platform/remotes/testing';

type Client = Awaited<ReturnType<TestApi['signIn']>>;

/** A marketplace's staff at work: consoles that each load a screen of a remote every five seconds and tell how it went, on a clock that the simulation turns. */
export interface Simulation {
  readonly fixture: RemoteFixture;
  /**
   * Starts a canary of 10 % and lets the consoles work until it is rolled back, or so many minutes long. Answers after how many seconds it was rolled back,
   * undefined when it was not. `canaryErrors` and `errors` are per cent of loads.
   */
  run(options: {
    readonly round: number;
    readonly canaryErrors: number;
    readonly errors: number;
    readonly minutes: number;
  }): Promise<number | undefined>;
  close(): Promise<void>;
}

const people = 80;
const pace = 5;
/** Before an access token ends, in ms of the real clock: a soak lasts longer than one. */
const signedInFor = 300_000;

const versionFor = async (client: Client, name: string): Promise<string> => {
  const { body } = await client.send(remotesCalls.registry, {});
  if (!body.success) throw new Error(body.message);
  return (body.result as PersonalRegistry).remotes.find((entry) => entry.name === name)?.version ?? '';
};

export const simulation = async (): Promise<Simulation> => {
  let now = Date.parse('2026-11-21T08:00:00.000Z');
  const fixture = await remoteFixture({ services: { now: () => new Date(now) } });
  let clients: readonly Client[] = [];
  let signedInAt = 0;
  const arrive = async (): Promise<void> => {
    if (Date.now() - signedInAt < signedInFor) return;
    const arrived: Client[] = [];
    for (let each = 0; each < people; each += 1) arrived.push(await fixture.api.signIn(3));
    [clients, signedInAt] = [arrived, Date.now()];
  };
  await arrive();

  const begin = async (round: number): Promise<Team> => {
    const team = await fixture.team(`round${round}-mfe`);
    await fixture.publish(team, built(team, '1.0.0'));
    await fixture.send(team.token, remotesCalls.promote, { name: team.name });
    await fixture.publish(team, built(team, '1.1.0'));
    await fixture.send(team.token, remotesCalls.canary, { name: team.name, percent: 10 });
    return team;
  };
  const hasCanary = async ({ token }: Team): Promise<boolean> => {
    const { body } = await fixture.send(token, remotesCalls.status, {});
    return body.success && body.result[0]?.canary !== null;
  };

  return {
    fixture,
    async run({ round, canaryErrors, errors, minutes }) {
      await arrive();
      const team = await begin(round);
      const draw = random(round);
      const versions = await Promise.all(clients.map((client) => versionFor(client, team.name)));
      for (let seconds = 0; seconds < minutes * 60; seconds += pace) {
        now += pace * 1000;
        await Promise.all(
          clients.map((client, at) => {
            const version = versions[at] ?? '';
            const isBad = draw.below(1000) < (version === '1.1.0' ? canaryErrors : errors) * 10;
            const report = {
              remote: team.name,
              version,
              loads: 1,
              loadFailures: 0,
              renderErrors: isBad ? 1 : 0,
              handlerErrors: 0,
              promiseErrors: 0,
              longTasks: 0,
              loadMsSum: 50,
              loadMsMax: 50,
            };
            return client.send(remotesCalls.health, { reports: [report] });
          }),
        );
        if (!(await hasCanary(team))) return seconds + pace;
      }
      return undefined;
    },
    close: () => fixture.close(),
  };
};
