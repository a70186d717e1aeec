import type { Services } from '../server/services';

/** Keys and address of each console under test. Links of the demo are sealed with the same key. */
export const testTools: Pick<Services, 'keys' | 'publicUrl'> = {
  keys: { current: { id: 'test', secret: 'a server key of the tests' } },
  publicUrl: 'http://localhost',
};
