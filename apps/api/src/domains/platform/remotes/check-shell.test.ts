import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesCalls } from '@lectern/contract/platform';
import { runCheckShell } from '@lectern/tools/remotes/shell/command';
import { built, fixture, team, withTeams } from './testing';

withTeams();

/** The words of check-shell, run with this team's deploy key, on a shell of this version. */
const checked = async (version: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-shell-'));
  const { given } = fixture.api.services.host();
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify({ version, given }));
  const target = {
    origin: fixture.api.origin,
    deployKey: () => Promise.resolve(team.token),
    signingKey: () => Promise.reject(new Error('nothing is signed')),
  };
  let said = '';
  await runCheckShell(target, team.name, folder, (text) => void (said = text));
  return said;
};

it('a build of the shell is compared with the releases of every channel and with the target of a rollback', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await fixture.publish(team, built(team, version));
    if (version < '1.2.0') await fixture.send(team.token, remotesCalls.promote, { name: team.name });
  }
  await fixture.send(team.token, remotesCalls.canary, { name: team.name, version: '1.2.0', percent: 10 });
  const lines = [
    ['1.3.0', 'next'],
    ['1.2.0', 'canary'],
    ['1.1.0', 'live'],
    ['1.0.0', 'previous'],
  ].map(([version, channel]) => `${team.name}@${version} (${channel})`);
  const mine = (text: string) => text.split('\n').filter((line) => line.includes(team.name));
  expect(mine(await checked('1.9.0'))).toEqual(lines.map((line) => `runs     ${line}`));
  const refusal = await checked('2.0.0').catch((error: Error) => error.message);
  expect(refusal).toMatch(/^The shell 2\.0\.0 does not run \d+ of \d+ releases/);
  expect(refusal).toContain('- it runs in shells ^1.0.0, and this one is 2.0.0');
  expect(mine(refusal)).toEqual(lines.map((line) => `refused  ${line}`));
});
