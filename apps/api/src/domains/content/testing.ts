import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { faqCalls, faqCategoryCalls, textToHtml, type Audience, type FaqStatus } from '@lectern/contract/content';
import { testApi } from '../../testing';

type Api = Awaited<ReturnType<typeof testApi>>;
type Client = Awaited<ReturnType<Api['signIn']>>;

/** A real API with a signed-in person of role 1, and the set-up of FAQ tests. */
export const faqFixture = async () => {
  const api = await testApi({ seed: 'base' });
  const client = await api.signIn(1);
  const language = await api.database.db
    .selectFrom('languages')
    .select('id')
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow();
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(call: C, request: RequestOf<C>, by: Client = client): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return (body as { result: ResponseOf<C> }).result;
  };
  const category = async (audience: Audience = 'student', name = `Category ${(number += 1)}`) =>
    (await done(faqCategoryCalls.add, { audience, name })).category;
  const faq = async (
    categoryId: number,
    { question = `Question ${(number += 1)}?`, answer = 'An answer.', status = 'draft' as FaqStatus } = {},
  ) =>
    (
      await done(faqCalls.create, {
        categoryId,
        languageId: language.id,
        question,
        answerHtml: textToHtml(answer),
        status,
      })
    ).faq;
  /** The questions of a category in their order. */
  const questions = async (categoryId: number): Promise<string[]> =>
    (await done(faqCalls.list, { sort: 'sortKey', limit: 100, filter: { categoryId: `eq:${categoryId}` } })).items.map(
      (row) => row.question,
    );

  return {
    api,
    db: api.database.db,
    client,
    languageId: language.id,
    done,
    category,
    faq,
    questions,
    close: () => api.close(),
  };
};

export type FaqFixture = Awaited<ReturnType<typeof faqFixture>>;
