import { remotesCalls } from '@lectern/contract/platform';
import { median } from '@lectern/tools/bench/statistics';
import { withTestServer } from '../src/database/testing/server';
import { noteServed } from '../src/domains/platform/delivery/shell-builds';
import { built, remoteFixture, type RemoteFixture } from '../src/domains/platform/remotes/testing';
import { testRoots } from '../src/testing/roots';
import { inPairs } from './in-pairs';

const remotes = 20;
/** Readings of the session document in one measurement. */
const readings = 50;
const given = { modules: {}, containers: ['webpack-federation 2.9', 'plain'] };
const shell = { hash: 'first', version: '1.5.0', given };

/** Makes releases of each remote live one after the other, each for shells of its range. */
const fill = async (fixture: RemoteFixture, releases: Readonly<Record<string, string>>): Promise<void> => {
  for (let each = 1; each <= remotes; each += 1) {
    const team = await fixture.team(`team${each}-mfe`, `/team${each}`);
    for (const [version, range] of Object.entries(releases)) {
      await fixture.publish(team, built(team, version, { declared: { shell: range } }));
      const { body } = await fixture.send(team.token, remotesCalls.promote, { name: team.name, version });
      if (!body.success) throw new Error(body.message);
    }
  }
};

/** The time of a session document in ms, for pages of this shell. An operator reads it, who may open every remote. */
const reader = async (fixture: RemoteFixture, version: string): Promise<() => Promise<number>> => {
  const operator = await fixture.api.signIn(1);
  const read = () => operator.fetch('/api/session', { headers: { 'shell-build': shell.hash } });
  const text = await (await read()).text();
  if (text.split(`/${version}/remoteEntry.js`).length - 1 !== remotes)
    throw new Error(`not all remotes are ${version}`);
  return async () => {
    const began = performance.now();
    for (let each = 0; each < readings; each += 1) await (await read()).text();
    return (performance.now() - began) / readings;
  };
};

/**
 * The session document with 20 remotes of three releases and two shells, to the same with one of each. Each of the 20 has a stand-in. Answers the
 * ratio of the medians, and both in ms.
 */
export const registryFit = (
  rounds: number,
): Promise<{ readonly ratio: number; readonly ms: number; readonly one: number }> =>
  withTestServer(testRoots, async () => {
    const [many, single] = [await remoteFixture(), await remoteFixture()];
    try {
      await noteServed(single.db, shell.hash, shell);
      await fill(single, { '1.1.0': '^1.0.0' });
      await noteServed(many.db, shell.hash, shell);
      await noteServed(many.db, 'second', { version: '2.0.0', given });
      await fill(many, { '1.0.0': '^1.0.0', '1.1.0': '^1.0.0', '2.0.0': '^2.0.0' });
      const [ours, bare] = [await reader(many, '1.1.0'), await reader(single, '1.1.0')];
      const measured = await inPairs(rounds, ours, bare);
      const [ms, one] = [median(measured.ours), median(measured.bare)];
      return { ratio: ms / one, ms, one };
    } finally {
      await many.close();
      await single.close();
    }
  });
