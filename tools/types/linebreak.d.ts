// linebreak comes without types.
declare module 'linebreak' {
  interface Break {
    /** Index in the text, behind the spaces of the line that ends there. */
    readonly position: number;
    /** True behind a line feed. */
    readonly required: boolean;
  }
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): Break | null;
  }
}
