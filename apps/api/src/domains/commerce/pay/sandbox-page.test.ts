import { sandboxOutcomes, sandboxPage } from './sandbox-page';
import { named } from './testing/read-page';
import { sandbox } from './testing/views';

test('the page says that no money moves, names item and sum, and has a button for each outcome', () => {
  const page = sandboxPage(sandbox);
  const text = named(page, 'main')[0]?.text;
  expect(text).toMatch(
    /^Test bank\. No money moves on this page\. Pay Lectern Academy IELTS writing, 8 weeks ₹5,146\.76/,
  );
  expect(named(page, 'form')[0]?.attributes).toMatchObject({ method: 'post', action: '/pay/sandbox/sbx_1' });
  const buttons = named(page, 'button').map(({ attributes }) => [attributes['name'], attributes['value']]);
  expect(buttons).toEqual(sandboxOutcomes.map((outcome) => ['outcome', outcome]));
});

test('a session that is over has a sentence and the way back, and no button', () => {
  const page = sandboxPage({ ...sandbox, ended: 'Paid. This session is over.' });
  expect(named(page, 'button')).toEqual([]);
  expect(named(page, 'main')[0]?.text).toContain('Paid. This session is over.');
  expect(named(page, 'a').map(({ attributes }) => attributes['href'])).toEqual(['/pay/tok_1']);
});

test('the bank decides a dispute on the page of its session', () => {
  const page = sandboxPage({ ...sandbox, ended: 'This session is over.', isDisputed: true });
  expect(named(page, 'button').map(({ attributes }) => attributes['value'])).toEqual(['won', 'lost']);
});
