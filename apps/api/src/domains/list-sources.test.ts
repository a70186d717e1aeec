import type { ListRequest } from '@lectern/contract';
import { resources } from './resources';
import { testApi, type TestApi } from '../testing';

let api: TestApi;
let admin: Awaited<ReturnType<TestApi['signIn']>>;
beforeAll(async () => {
  api = await testApi({ seed: 'demo' });
  admin = await api.signIn(1);
});
afterAll(() => api.close());

interface Listed {
  readonly items: readonly { readonly id: number }[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly prevCursor?: string | null;
}

it.each(resources.map(({ source }) => [source.nouns, source] as const))(
  '%s: read from the last page back, the list is the same as read forwards',
  async (_things, { call }) => {
    const ask = async (request: ListRequest): Promise<Listed> => {
      const { body } = await admin.send(call, request);
      if (!body.success) throw new Error(JSON.stringify(body));
      return body.result as Listed;
    };
    const limit = Math.ceil((await ask({ limit: 1 })).total / 3) || 1;
    const forth: number[] = [];
    for (let page = await ask({ limit }); ; page = await ask({ limit, cursor: page.nextCursor ?? '' })) {
      forth.push(...page.items.map(({ id }) => id));
      if (page.nextCursor === null) break;
    }
    const back: number[] = [];
    for (
      let page = await ask({ limit, cursor: 'last' });
      ;
      page = await ask({ limit, cursor: page.prevCursor ?? '' })
    ) {
      back.unshift(...page.items.map(({ id }) => id));
      if (!page.prevCursor) break;
    }
    expect(back).toEqual(forth);
  },
);
