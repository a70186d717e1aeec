import path from 'node:path';
import { addRemotes, registryFit, registryKib, type Note } from '@lectern/api/bench';
import { median } from '@lectern/tools/bench/statistics';
import { remotesCommand } from '../src/harness/changed-copy';
import { renumbered } from '../src/harness/renumbered';
import { databaseAddress } from '../src/harness/database';
import { signInAs } from '../src/harness/sign-in';
import { firstLoad, type Subject } from './measure';
import { openSubject } from './subject';
import { inTurns } from './turns';
import { forgetDigests, passage } from './unverified';

const root = path.resolve(import.meta.dirname, '../../..');
const remote = 'catalog-mfe';

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** A team's publish of a built remote, and how soon an open console hears of the new release. */
const benchPublish = async (rounds: number, note: Note): Promise<void> => {
  const subject = await openSubject('console', {});
  const { console } = subject;
  try {
    const page = await (await subject.browser.newContext()).newPage();
    await signInAs(page, subject.url, 1, '/FAQs');
    await page.getByRole('button', { name: /^Notifications, / }).waitFor(); // the socket is there
    const published: number[] = [];
    const live: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const version = `1.0.${round}-gbench`;
      const { folder, remove } = await renumbered(remote, version);
      published.push(await seconds(() => remotesCommand(console, ['publish', remote], () => Promise.resolve(folder))));
      const announced = page.waitForResponse(
        async (answer) =>
          answer.url().endsWith('/api/session') && answer.status() === 200 && (await answer.text()).includes(version),
      );
      await remotesCommand(console, ['promote', remote]);
      live.push(await seconds(() => announced));
      await remove();
    }
    note(
      'platform.publish_s',
      median(published),
      `a built remote: signed, uploaded, judged; ${Math.max(...published).toFixed(2)} s at most, ${rounds} rounds`,
    );
    note(
      'platform.live_s',
      median(live),
      `from the answer to promote until an open console has read its new session; ${Math.max(...live).toFixed(2)} s at most`,
    );
  } finally {
    await subject.close();
  }
};

const firstLoadMs = async (subject: Subject): Promise<number> => (await firstLoad(subject)).milliseconds;

/** First load with ÷ without the browser's verification of scripts and style sheets, through the same proxy. */
const benchVerification = async (rounds: number, note: Note): Promise<void> => {
  const subject = await openSubject('console', {});
  const [verified, plain] = [
    await passage(subject.url, { verified: true }),
    await passage(subject.url, { verified: false }),
  ];
  try {
    const { value, detail } = await inTurns(
      { ...subject, name: 'verified', url: verified.url },
      { ...subject, name: 'unverified', url: plain.url, prepare: forgetDigests },
      rounds,
      firstLoadMs,
    );
    note('platform.verify_overhead', value, detail);
  } finally {
    await Promise.all([verified, plain].map((each) => each.close()));
    await subject.close();
  }
};

/** First load of a person who may open four remotes, where a hundred are live ÷ where these four are. */
const benchManyRemotes = async (rounds: number, note: Note): Promise<void> => {
  const [many, few] = [await openSubject('100 remotes', {}, 2), await openSubject('4 remotes', {}, 2)];
  try {
    await addRemotes({
      databaseUrl: await databaseAddress(many.console.dataFolder),
      dataFolder: many.console.dataFolder,
      shellFolder: path.join(root, 'apps/shell/dist'),
      count: 96,
    });
    const { value, detail } = await inTurns(many, few, rounds, firstLoadMs);
    note('start.remotes_100_to_4', value, detail);
  } finally {
    await Promise.all([many, few].map((each) => each.close()));
  }
};

/** What delivery costs: a team's publish, an open console's wait, verification, and remotes that somebody else opens. */
export const benchPlatform = async (rounds: number, note: Note): Promise<void> => {
  const fit = await registryFit(rounds);
  note(
    'registry.fit_ms_ratio',
    fit.ratio,
    `the session document with 20 remotes of 3 releases and 2 shells (${fit.ms.toFixed(2)} ms), to one with 1 release and 1 shell (${fit.one.toFixed(2)} ms)`,
  );
  note('platform.registry_20_kib', await registryKib(20, 30), '20 remotes of 30 routes each, gzip');
  await benchPublish(Math.min(rounds, 10), note);
  await benchVerification(rounds, note);
  await benchManyRemotes(rounds, note);
};
