import type { Services } from '../server/services';

/** Keys and address of every console under test: what the demo data seal can be opened by it. */
export const testTools: Pick<Services, 'keys' | 'publicUrl'> = {
  keys: { current: { id: 'test', secret: 'a server key of the tests' } },
  publicUrl: 'http://localhost',
};
