interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Lets the browser answer a person before the work goes on; a browser that cannot goes on at once. */
export const nextTask = (): Promise<void> | undefined => (globalThis as Yielding).scheduler?.yield?.();
