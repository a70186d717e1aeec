import type { Locator, Page } from 'playwright-core';

/** What a person does, each a step: one click, one key or shortcut, one value typed or chosen; a drag takes two. */
export const stepsOf = (page: Page) => {
  let count = 0;
  const step = async (action: Promise<unknown>, steps = 1): Promise<void> => {
    count += steps;
    await action;
  };
  return {
    page,
    count: () => count,
    click: (target: Locator, modifiers: 'Shift'[] = []) => step(target.click({ modifiers })),
    key: (name: string) => step(page.keyboard.press(name)),
    /** Types where the focus is. */
    type: (text: string) => step(page.keyboard.type(text)),
    /** Goes into a field and types its value. */
    value: (field: Locator, text: string) => step(field.fill(text), 2),
    choose: (field: Locator, label: string) => step(field.selectOption({ label })),
    drag: (from: Locator, to: Locator) => step(from.dragTo(to, { steps: 8 }), 2),
  };
};
export type Steps = ReturnType<typeof stepsOf>;
