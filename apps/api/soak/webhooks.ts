import { isDeepStrictEqual } from 'node:util';
import { findDifferences } from '../src/domains/commerce/money-check/find-differences';
import { newsOf, shuffled } from '../src/domains/commerce/payment/testing-news';
import { outcomesOf, type Outcome } from '../src/domains/commerce/payment/testing-outcome';
import { soldUnderKills } from './sold-under-kills';

/** Each order has six webhooks. */
const orders = 167;
const killAfter = 200;

const allNews = (orderIds: readonly number[]) => orderIds.flatMap((id) => Object.values(newsOf(id)));

/** A thousand webhooks, each twice and in any order, under kills of API and worker. The rows are those of an orderly run. */
export const soakWebhooks = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const orderly = await soldUnderKills({ orders, news: allNews }, outcomesOf);
  say(`webhooks: ${orders * 6} in order, each once: ${JSON.stringify(orderly[0])}`);
  const wrong: string[] = [];
  await soldUnderKills(
    { orders, news: (ids) => shuffled([...allNews(ids), ...allNews(ids)], 7919), killAfter },
    async (db, orderIds, { untaken, kills }) => {
      const outcomes = await outcomesOf(db, orderIds);
      const isOther = (outcome: Outcome, at: number): boolean => !isDeepStrictEqual(outcome, orderly[at]);
      for (const [at, outcome] of outcomes.entries())
        if (isOther(outcome, at)) wrong.push(`order ${orderIds[at]}: ${JSON.stringify(outcome)}`);
      for (const difference of await findDifferences(db)) wrong.push(JSON.stringify(difference));
      say(
        `webhooks: ${orders * 12} shuffled, the API killed ${kills.API} times and the worker ${kills.worker}, ${untaken} sent again, ${wrong.length} differences`,
      );
    },
  );
  for (const text of wrong.slice(0, 20)) say(`  ${text}`);
  return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length === 0 ? 0 : 1 };
};
