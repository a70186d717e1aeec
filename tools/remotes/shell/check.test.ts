import type { ChannelRelease } from '@lectern/contract/platform/remote-contracts';
import { judgeReleases } from '@lectern/remote-kit/shell-gate';
import { shellText } from './check';

const onChannels = (name: string, channels: ChannelRelease['channels'], more: object = {}): ChannelRelease => ({
  name,
  version: '1.0.0',
  channels,
  release: {
    version: '1.0.0',
    container: 'webpack-federation 2.9',
    shared: { react: { range: '^19.3.0', singleton: true } },
    declared: {
      ...{ name, title: name, team: 'a', basePaths: [`/${name}`], shell: '^1.0.0' },
      ...{ menu: [], routes: [], slots: [], commands: [] },
    },
    ...more,
  },
});
const shell = { version: '1.4.0', given: { modules: { react: '19.4.0' }, containers: ['webpack-federation 2.9'] } };

test('a shell that runs every release says so, with a line for each', () => {
  const checked = judgeReleases([onChannels('a-mfe', ['live', 'next']), onChannels('b-mfe', ['previous'])], shell);
  expect(shellText(checked, shell)).toBe(
    [
      'The shell 1.4.0 runs all 2 releases that people have or may get.',
      'runs     a-mfe@1.0.0 (live, next)',
      'runs     b-mfe@1.0.0 (previous)',
    ].join('\n'),
  );
});

test('a shell that refuses a release names every reason below it', () => {
  const refused = onChannels('b-mfe', ['live'], {
    container: 'webpack-federation 2.6',
    shared: { react: { range: '^20.0.0', singleton: true } },
  });
  expect(shellText(judgeReleases([onChannels('a-mfe', ['canary']), refused], shell), shell)).toBe(
    [
      'The shell 1.4.0 does not run 1 of 2 releases that people have or may get:',
      'runs     a-mfe@1.0.0 (canary)',
      'refused  b-mfe@1.0.0 (live)',
      '         - its container is webpack-federation 2.6, and this shell takes webpack-federation 2.9',
      '         - it needs react ^20.0.0, and the shell gives 19.4.0',
    ].join('\n'),
  );
});

test('two remotes that claim one route are refused, and a release that only waits takes nothing from others', () => {
  const route = { path: '/x', title: 'X', layout: 'full', access: 'signed in', expose: 'x' } as const;
  const claiming = (name: string, channels: ChannelRelease['channels']) => {
    const { release, ...rest } = onChannels(name, channels);
    const { declared } = release as { declared: object };
    return { ...rest, release: { ...release, declared: { ...declared, basePaths: ['/x'], routes: [route] } } };
  };
  const reasons = judgeReleases([claiming('a-mfe', ['live']), claiming('b-mfe', ['next'])], shell).map(
    (each) => each.reasons,
  );
  expect(reasons).toEqual([[], ['the route /x belongs to a-mfe@1.0.0']]);
});
