import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotesCalls } from '@lectern/contract/platform';
import type { RemoteConfig } from '@lectern/remote-kit';
import { createDatabase } from '../src/database/connect';
import { withTestServer } from '../src/database/testing/server';
import { takeShellBuild } from '../src/domains/platform/delivery/shell-build';
import { folderStore } from '../src/storage/folder';
import type { PersonalRegistry } from '../src/domains/platform/remotes/registry';
import { built, remoteFixture, type Team } from '../src/domains/platform/remotes/testing';
import { registerBuiltReleases } from '../src/startup/register-releases';
import { testRoots } from '../src/testing/roots';

const words = [
  'Batches',
  'Invoices',
  'Certificates',
  'Attendance',
  'Webinars',
  'Payouts',
  'Reviews',
  'Chapters',
  'Leads',
  'Mentors',
  'Quizzes',
  'Refunds',
  'Schedules',
  'Vouchers',
  'Libraries',
];

/** What a remote with so many screens declares, each with a title and a path of its own, every third in the menu. */
const declares = (
  name: Team['name'],
  routes: number,
  access: RemoteConfig['menu'][number]['access'],
): Partial<RemoteConfig> => {
  const base = `/${name.replace('-mfe', '')}` as const;
  const screens = Array.from({ length: routes }, (_, each) => ({
    word: `${words[(each * 7 + name.length) % words.length] ?? ''} ${each} of ${name}`,
    path: `${base}/${(words[each % words.length] ?? '').toLowerCase()}-${each}` as const,
    each,
  }));
  return {
    basePaths: [base],
    routes: screens.map(({ word, path: at, each }) => ({
      path: at,
      title: word,
      layout: 'full',
      access,
      expose: `screen-${each}`,
    })),
    menu: screens
      .filter(({ each }) => each % 3 === 0)
      .map(({ word, path: at, each }) => ({
        title: word,
        icon: 'settings',
        to: at,
        section: 'Catalogue',
        order: 500 + each,
        access,
      })),
  };
};

/** Makes so many more remotes live in a console that runs on this machine; only anyone who manages remotes may open them. */
export const addRemotes = async ({
  databaseUrl,
  dataFolder,
  shellFolder,
  count,
}: {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly shellFolder: string;
  readonly count: number;
}): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-remotes-'));
  const database = createDatabase(databaseUrl);
  try {
    const store = folderStore(path.join(dataFolder, 'objects'));
    const { version, given } = await takeShellBuild(database.db, store, shellFolder);
    const builds: string[] = [];
    for (let each = 1; each <= count; each += 1) {
      const name = `more${each}-mfe` as const;
      const build = path.join(folder, name);
      const { text, files } = built({ name }, '1.0.0', { declared: declares(name, 10, ['remoteManage']) });
      await mkdir(build);
      await writeFile(path.join(build, 'release.json'), text);
      for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(build, file), bytes);
      builds.push(build);
    }
    await registerBuiltReleases({ db: database.db, store, host: { version, given }, dataFolder, builds });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** KiB gzip of a session's registry part with so many remotes of so many screens each, all of which the person may open. */
export const registryKib = (remotes: number, routes: number): Promise<number> =>
  withTestServer(testRoots, async () => {
    const fixture = await remoteFixture();
    try {
      for (let each = 1; each <= remotes; each += 1) {
        const team = await fixture.team(`team${each}-mfe`, `/team${each}`);
        await fixture.publish(team, built(team, '1.0.0', { declared: declares(team.name, routes, ['categoryList']) }));
        await fixture.send(team.token, remotesCalls.promote, { name: team.name });
      }
      const { body } = await (await fixture.api.signIn(1)).send(remotesCalls.registry, {});
      if (!body.success) throw new Error(body.message);
      const count = (body.result as PersonalRegistry).remotes.filter(
        ({ declared }) => declared.routes.length === routes,
      ).length;
      if (count !== remotes) throw new Error(`the session is told of ${count} of ${remotes} remotes`);
      return gzipSync(JSON.stringify(body.result)).length / 1024;
    } finally {
      await fixture.close();
    }
  });
