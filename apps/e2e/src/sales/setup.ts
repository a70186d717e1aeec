import { paylinkCalls } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people';
import { countryCalls } from '@lectern/contract/platform/country';
import type { Page } from 'playwright-core';
import { callAs } from '../faqs/setup';

/** Makes a link for the plan Learner, past its screen; `q` finds its student. */
export const sell = async (page: Page, q?: string): Promise<{ url: string; person: string; id: number }> => {
  const countries = (await callAs(page, countryCalls.list, { limit: 100 })).items;
  const india = countries.find(({ iso2 }) => iso2 === 'IN')?.id;
  const { items } = await callAs(page, studentCalls.list, {
    limit: 100,
    ...(q !== undefined && { q }),
    filter: { ...(q === undefined && { countryId: `eq:${india}` }), status: 'eq:active' },
  });
  // An account without a country gets one in the bill, where no state is needed.
  const billTo = q === undefined ? undefined : { countryId: countries.find(({ iso2 }) => iso2 === 'AE')?.id };
  const found = await callAs(page, paylinkCalls.items, { q: 'Learner', kind: 'plan', currency: 'INR' });
  const plan = found.items[0];
  for (const student of items) {
    const sale = {
      studentId: student.id,
      item: { kind: 'plan' as const, id: plan!.id },
      currency: 'INR',
      ...(billTo && { billTo }),
    };
    const { quote } = await callAs(page, paylinkCalls.quote, sale);
    if (quote.needs.length > 0 || quote.totalMinor === 0) continue;
    const { link } = await callAs(page, paylinkCalls.generate, {
      ...sale,
      expectedTotalMinor: quote.totalMinor,
      expiresInHours: 72,
      note: '',
    });
    if (link?.url) return { url: link.url, person: link.personName, id: link.id };
  }
  throw new Error('no student of India can buy the plan');
};

/** Pays a link at the bank of the sandbox. */
export const payAtBank = async (payer: Page, url: string): Promise<void> => {
  await payer.goto(url);
  await payer.getByRole('button', { name: /^Pay/ }).click();
  await payer.waitForURL((at) => at.pathname.startsWith('/pay/sandbox/'));
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await payer.getByRole('heading', { name: 'Paid, thank you' }).waitFor();
};
