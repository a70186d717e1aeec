import { demoUsers } from '@lectern/api/demo-users';
import { conversationCalls } from '@lectern/contract/people';
import type { Page } from 'playwright-core';
import { callAs } from '../faqs/setup';
import type { RoleId } from '../harness';

/** The account of the demo that has a role, as somebody finds it who writes to it. */
export const idOfRole = async (page: Page, role: RoleId): Promise<number> => {
  const { firstName, lastName } = demoUsers.find(({ roleId }) => roleId === role) ?? demoUsers[0];
  const { items } = await callAs(page, conversationCalls.people, { q: `${firstName} ${lastName}` });
  const found = items.find(({ name }) => name === `${firstName} ${lastName}`);
  if (!found) throw new Error(`nobody of role ${role} is found`);
  return found.userId;
};
