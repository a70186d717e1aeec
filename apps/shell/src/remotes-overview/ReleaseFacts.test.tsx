import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ReleaseFacts } from './ReleaseFacts';
import { releaseOf, remoteOf } from './testing';

test.each([
  ['on a channel they are kept', { files: 14, filesKeptUntil: null }, /^14, kept$/],
  [
    'pushed off it they have an end',
    { files: 14, filesKeptUntil: '2026-12-06T09:00:00.000Z' },
    /^14, kept until .*2026/,
  ],
  [
    'behind it they are gone',
    { files: 0, filesKeptUntil: '2026-11-06T09:00:00.000Z' },
    /^gone, were kept until .*2026/,
  ],
])('the files of a release: %s', (_rule, facts, words) => {
  render(<ReleaseFacts remote={remoteOf()} release={releaseOf(facts)} liveBytes={undefined} />);
  expect(screen.getByText('Files').nextElementSibling).toHaveTextContent(words);
});

test('the releases judged with it at publish are listed with today’s result', () => {
  const beside = [
    { name: 'people-mfe', version: '2.8.0-g2685027dbea0' },
    { name: 'content-mfe', version: '1.0.0' },
  ];
  const { rerender } = render(
    <ReleaseFacts
      remote={remoteOf()}
      release={releaseOf({ atPublish: { shell: '1.0.0', beside, contract: true } })}
      liveBytes={undefined}
    />,
  );
  const said = (): Element | null => screen.getByText('Checked at publish').nextElementSibling;
  expect(said()).toHaveTextContent(/^Compatible shell 1\.0\.0; with people-mfe 2\.8\.0-g2685027, content-mfe 1\.0\.0$/);
  rerender(
    <ReleaseFacts
      remote={remoteOf()}
      release={releaseOf({ atPublish: { shell: '1.0.0', beside: [], contract: false } })}
      liveBytes={undefined}
    />,
  );
  expect(said()).toHaveTextContent(/^Compatible shell 1\.0\.0; calls not declared; nothing else was live$/);
});

test('of a release from before it was kept nothing is said of its publishing', () => {
  render(<ReleaseFacts remote={remoteOf()} release={releaseOf({ atPublish: null })} liveBytes={undefined} />);
  expect(screen.queryByText('Checked at publish')).toBeNull();
});
