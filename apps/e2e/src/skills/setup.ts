import type { Page } from 'playwright-core';
import { categoryCalls, skillCalls, type CategoryRow, type SkillRow } from '@lectern/contract/catalog';
import { callAs } from '../faqs/setup';

let number = 0;

/** A category of its own for a test, with these skills in it. */
export const categoryWithSkills = async (
  page: Page,
  names: readonly string[],
  parent?: CategoryRow,
): Promise<{ category: CategoryRow; skills: SkillRow[]; address: string }> => {
  const { category } = await callAs(page, categoryCalls.create, {
    name: `Of test ${process.pid} ${(number += 1)}`,
    parentId: parent?.id ?? null,
  });
  const skills = [];
  for (const name of names)
    skills.push((await callAs(page, skillCalls.create, { categoryId: category.id, name })).skill);
  return { category, skills, address: `/category/skills?filter[categoryId]=eq:${category.id}` };
};

/** The names in the rows of the list, from the top. */
export const namesShown = (page: Page): Promise<string[]> => page.locator('[data-row] .row-name').allTextContents();
