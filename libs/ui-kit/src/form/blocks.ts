/** Reasons that keep a form from being sent for now, by field: a file is still on its way. */
export interface Blocks {
  readonly reasons: Map<string, string>;
  /** Somebody has tried to send the form: from now on the reasons are shown. */
  isTried: boolean;
  /** Hears that a reason is gone. */
  onEnd?: () => void;
}

export const newBlocks = (): Blocks => ({ reasons: new Map(), isTried: false });
