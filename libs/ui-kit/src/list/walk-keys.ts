import type { KeyboardEvent } from 'react';

const isText = (element: Element): boolean => element instanceof HTMLInputElement && element.type !== 'checkbox';
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Keys of a list of buttons or checkboxes, with or without a field that narrows it: arrows, Home and End walk, Enter chooses, a letter goes to the field. */
export const walkKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event;
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = controls.findIndex((each) => each === event.target);
  const current = controls[at];
  if (!current) return;
  const field = controls.find(isText);
  const inField = current === field;
  const step = inField && (key === 'Home' || key === 'End') ? undefined : steps[key];
  if (step) controls[step(at, controls.length - 1)]?.focus();
  else if (key === 'Enter' && inField) controls[at + 1]?.click();
  else if (key === 'Enter' && current instanceof HTMLInputElement) current.click();
  else {
    // The letter itself lands in the field: it has the focus before the browser types.
    if (!inField && key.length === 1 && key !== ' ') field?.focus();
    return;
  }
  event.preventDefault();
};
