import { editorCalls } from '@lectern/contract/content';
import { testApi, type TestApi } from '../../../testing';

let api: TestApi;
beforeAll(async () => void (api = await testApi({ seed: 'base' })));
afterAll(() => api.close());

test('a text is answered as it would be stored, with its words and the removed parts', async () => {
  const client = await api.signIn(4);
  const { status, body } = await client.send(editorCalls.clean, {
    html: '<p onclick="x()">Two <b>words</b></p><script>alert(1)</script>',
  });
  expect([status, body]).toMatchObject([
    200,
    { result: { html: '<p>Two <strong>words</strong></p>', words: 2 }, cleaned: [{ property: 'html' }] },
  ]);
});

test('a formula is answered as MathML, and one that can’t be read with the place of the fault', async () => {
  const client = await api.signIn(4);
  const read = await client.send(editorCalls.formula, { tex: 'x^2' });
  expect((read.body as { result: { mathml: string } }).result.mathml).toMatch(/^<math .*<msup>/);
  const refused = await client.send(editorCalls.formula, { tex: 'x + \\frac{1' });
  expect([refused.status, (refused.body as { message: string }).message]).toEqual([
    400,
    expect.stringMatching(/at character \d+/) as string,
  ]);
});
