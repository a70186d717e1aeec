import { answerTo, worse, type Forms, type Loss } from './loss';

const loss: Loss = { isExpired: true, inPlace: true, forms: 'none', wasReloaded: false };

test.each<[string, Partial<Loss>, ReturnType<typeof answerTo>]>([
  ['a newer version is taken in its place where nothing is dirty', {}, 'take'],
  ['where drafts are kept the page is loaded anew', { forms: 'kept' }, 'reload'],
  ['a shell is taken by loading the page anew', { inPlace: false }, 'reload'],
  ['once only for one version: then the person is asked', { forms: 'kept', wasReloaded: true }, 'ask'],
  ['the same of a shell', { inPlace: false, wasReloaded: true }, 'ask'],
  ['where work would be lost the person is asked', { forms: 'lost' }, 'ask'],
  ['without a newer version it is told, whatever is dirty', { isExpired: false, forms: 'kept' }, 'tell'],
])('code that is gone: %s [D5.2]', (_rule, over, answer) => expect(answerTo({ ...loss, ...over })).toBe(answer));

test.each<[Forms, Forms, Forms]>([
  ['none', 'none', 'none'],
  ['none', 'kept', 'kept'],
  ['kept', 'none', 'kept'],
  ['kept', 'lost', 'lost'],
  ['lost', 'none', 'lost'],
])('forms that are %s before and %s now count as %s [D5.2]', (before, now, forms) =>
  expect(worse(before, now)).toBe(forms),
);
