import { courseCalls } from '@lectern/contract/catalog';
import { trainerCalls } from '@lectern/contract/people';
import type { Page } from 'playwright-core';
import { callAs } from '../faqs/setup';

/** A draft with this title; its category, trainer and language are those of the demo. */
export const newCourse = async (page: Page, title: string): Promise<{ readonly id: number }> => {
  const { items } = await callAs(page, trainerCalls.all, {});
  const trainer = items[0];
  if (!trainer) throw new Error('the demo has no trainer to choose');
  return (await callAs(page, courseCalls.create, { title, categoryId: 2, trainerId: trainer.id, languageId: 1 }))
    .course;
};
