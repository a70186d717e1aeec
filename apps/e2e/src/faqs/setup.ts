import type { Page } from 'playwright-core';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { faqCalls, faqCategoryCalls, textToHtml, type FaqStatus } from '@lectern/contract/content';

/** Makes a call as the person who is signed in on this page, past its screens; fails unless it succeeds. */
export const callAs = async <C extends Call>(page: Page, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const answer = await page.evaluate(
    async ({ method, path, sent }) => {
      const deviceId = /(?:^|; )device-id=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const inQuery = method === 'GET' || method === 'DELETE';
      const pairs = Object.entries(sent).flatMap(([name, value]) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, String(inner)])
          : [[name, String(value)]],
      );
      const response = await fetch(`/api/${path}${inQuery ? `?${new URLSearchParams(pairs)}` : ''}`, {
        method,
        headers: {
          'device-id': decodeURIComponent(deviceId),
          'app-type': 'admin',
          ...(inQuery ? {} : { 'content-type': 'application/json' }),
        },
        ...(inQuery ? {} : { body: JSON.stringify(sent) }),
      });
      return { status: response.status, body: (await response.json()) as { result?: unknown } };
    },
    { method: call.method, path: call.path, sent: request as Record<string, unknown> },
  );
  if (answer.status !== 200)
    throw new Error(`${call.method} ${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.result as ResponseOf<C>;
};

let number = 0;

/** A category of its own for a test, with these questions in it, each answered. */
export const categoryWith = async (page: Page, questions: readonly string[], status: FaqStatus = 'draft') => {
  const { category } = await callAs(page, faqCategoryCalls.add, {
    audience: 'student',
    name: `Of test ${process.pid} ${(number += 1)}`,
  });
  const faqs = [];
  for (const question of questions)
    faqs.push(
      (
        await callAs(page, faqCalls.create, {
          categoryId: category.id,
          languageId: 1,
          question,
          answerHtml: textToHtml('An answer.'),
          status,
        })
      ).faq,
    );
  return { category, faqs, address: `/FAQs?filter[categoryId]=eq:${category.id}` };
};

/** The questions in the rows of the list, from the top. */
export const questionsShown = (page: Page): Promise<string[]> => page.locator('[data-row] .row-name').allTextContents();
