import { answerTo, type Loss } from './loss';

const loss: Loss = { isOutlived: true, inPlace: true, work: 'none', wasReloaded: false };

test.each<[string, Partial<Loss>, ReturnType<typeof answerTo>]>([
  ['a newer version is taken in its place where nothing is dirty', {}, 'take'],
  ['where drafts are kept the page is loaded anew', { work: 'kept' }, 'reload'],
  ['a shell is taken by loading the page anew', { inPlace: false }, 'reload'],
  ['once only for one version: then the person is asked', { work: 'kept', wasReloaded: true }, 'ask'],
  ['the same of a shell', { inPlace: false, wasReloaded: true }, 'ask'],
  ['where work would be lost the person is asked', { work: 'lost' }, 'ask'],
  ['without a newer version it is told, whatever is dirty', { isOutlived: false, work: 'kept' }, 'tell'],
])('code that is gone: %s', (_rule, over, answer) => expect(answerTo({ ...loss, ...over })).toBe(answer));
