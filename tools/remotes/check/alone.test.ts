import type { Release } from '@lectern/remote-kit';
import { aloneIn, entryOf, pageWith } from './alone';

const declared = {
  name: 'leaky-mfe',
  title: 'Leaky',
  team: 'Team',
  basePaths: ['/leaky'],
  shell: '^1.0.0',
  menu: [],
  routes: [],
  slots: [],
  commands: [],
} as const;
const release: Release = {
  format: 1,
  version: '1.0.0-gx',
  commit: '',
  federation: '2.9.2',
  declared,
  shared: {},
  files: { 'remoteEntry.js': { integrity: 'sha384-a', bytes: 1 } },
  assets: {},
};
const session = {
  rights: ['settings'],
  registry: { revision: 7, remotes: [], closed: [{ path: '/FAQs' }] },
  user: { firstName: '</script>' },
};

test('the page’s session names this remote alone, with the digest of its release, and its revision stays', () => {
  const html = `<link rel="preload" as="script" href="/remotes/x-mfe/1/a.js">\n<link rel="preload" as="script" href="/shell/ab/a.js">\n<script type="application/json" id="session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>`;
  const page = pageWith(html, (each) => aloneIn(each, entryOf(release, 'text')));
  expect(page).not.toContain('/remotes/x-mfe');
  expect(page).toContain('/shell/ab/a.js');
  const read = JSON.parse(/id="session">(.*)<\/script>/.exec(page)?.[1] ?? '') as typeof session;
  expect(read).toMatchObject({
    rights: ['settings'],
    user: { firstName: '</script>' },
    registry: {
      revision: 7,
      closed: [],
      remotes: [
        { name: 'leaky-mfe', entry: { url: '/remotes/leaky-mfe/1.0.0-gx/remoteEntry.js', integrity: 'sha384-a' } },
      ],
    },
  });
});

test('a person whose rights were taken has none', () => {
  expect(aloneIn(session, entryOf(release, 'text'), true).rights).toEqual([]);
});
