/** Waits until `find` finds something, looking again with each frame. @throws when nothing comes in five seconds */
const found = async <T>(what: string, find: () => T | undefined | null): Promise<T> => {
  for (const end = performance.now() + 5000; performance.now() < end; await new Promise(requestAnimationFrame)) {
    const thing = find();
    if (thing) return thing;
  }
  throw new Error(`there is no ${what}`);
};

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isThere = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.closest('[aria-hidden="true"]');
const setText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  // React hears of a change only when the value is set past it.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What a story does with its part, as a person would, by the names that a person reads. */
export const hand = {
  /** Presses the first button, link, tab or choice of this name. */
  press: async (name: string): Promise<void> => {
    const all = (): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, [role=menuitem], [role=option], input[type=checkbox], input[type=radio]',
      ),
    ];
    const target = await found(`${name} to press`, () =>
      all().find((each) => nameOf(each) === name && (isThere(each) || each.matches('input'))),
    );
    target.focus();
    target.click();
  },
  /** Types into the field of this label. */
  type: async (label: string, text: string): Promise<void> => {
    const field = await found(`field ${label}`, () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
        (each) =>
          each.getAttribute('aria-label') === label ||
          [...(each.labels ?? [])].some(({ textContent }) => textContent?.trim().startsWith(label)),
      ),
    );
    field.focus();
    setText(field, text);
  },
  /** Chooses files of these names and types in the first field for files. */
  chooseFiles: async (...files: readonly (readonly [name: string, type: string])[]): Promise<void> => {
    const field = await found('field for files', () => document.querySelector<HTMLInputElement>('input[type=file]'));
    const chosen = new DataTransfer();
    for (const [name, type] of files) chosen.items.add(new File([new Uint8Array(1500)], name, { type }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  },
  /** Puts the focus on the button of this name. */
  focus: async (name: string): Promise<void> =>
    (
      await found(`${name} to focus`, () =>
        [...document.querySelectorAll('button')].find((each) => nameOf(each) === name && isThere(each)),
      )
    ).focus(),
  /** Waits until a dialog is open. Its code may load after the click. */
  dialog: async (): Promise<void> =>
    void (await found('dialog', () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find(isThere))),
  /** Waits until this text is in the page. */
  see: async (text: string): Promise<void> =>
    void (await found(`text ${text}`, () => document.body.textContent?.includes(text))),
  /** Waits until this text is gone. */
  gone: async (text: string): Promise<void> =>
    void (await found(`page without ${text}`, () => !document.body.textContent?.includes(text))),
};
export type Hand = typeof hand;
