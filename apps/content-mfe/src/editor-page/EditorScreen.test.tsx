import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import EditorScreen from './EditorScreen';

const fixture = serverFixture({}, (server) =>
  server.on('POST editor/clean', ({ body }) => ({ result: { html: String(body.html), words: 2 } })),
);
const show = () => showScreens({ '/editor': EditorScreen }, '/editor', []);
const ask = { name: 'Show what would be stored' };

test('it shows what would be stored, and says when the text has changed since', async () => {
  const { user } = show();
  expect(screen.getByText('Nothing shown yet')).toBeVisible();
  await user.type(await screen.findByTestId('editor'), '<p>Two words</p>');
  await user.click(screen.getByRole('button', ask));
  expect(await screen.findByText('2 words, 16 characters of HTML')).toBeVisible();
  expect(screen.getByText('All of the text was kept')).toBeVisible();
  expect(screen.getByRole('region', { name: 'As HTML' })).toHaveTextContent('<p>Two words</p>');
  expect(screen.queryByText(/has changed since/)).toBeNull();
  await user.type(screen.getByTestId('editor'), '<p>more</p>');
  expect(screen.getByText(/has changed since/)).toBeVisible();
});

test('what is wrong with the text is shown at its field', async () => {
  const error = [{ property: 'html', constraints: { levels: 'It has more than 30 levels' } }];
  fixture.server.on('POST editor/clean', () => ({ status: 400, failure: { message: 'Wrong', error } }));
  const { user } = show();
  await user.type(await screen.findByTestId('editor'), 'deep');
  await user.click(screen.getByRole('button', ask));
  expect(await screen.findByText('It has more than 30 levels')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that never came is asked for again by Retry', async () => {
  fixture.server.on('POST editor/clean', () => ({ status: 500, failure: { message: 'x' } }));
  const { user } = show();
  await user.type(await screen.findByTestId('editor'), 'a');
  await user.click(screen.getByRole('button', ask));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fixture.server.on('POST editor/clean', () => ({ result: { html: '<p>a</p>', words: 1 } }));
  await user.click(retry);
  expect(await screen.findByText('1 word, 8 characters of HTML')).toBeVisible();
});
