/** A place in a file of a release. */
export interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Whose a call was: `own` when the remote itself made it, else it is further up the stack, and a shared module that it called made it. */
export interface Blamed {
  readonly place: CodePosition;
  readonly own: boolean;
}

const address = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/;

/** The frames of a stack that have an address, the innermost first. `about:` and the instrument's own frames have none of this page's files. */
const framesOf = (stack: string): { readonly url: string; readonly line: number; readonly column: number }[] =>
  stack.split('\n').flatMap((line) => {
    const [, url, row, column] = address.exec(line) ?? [];
    return url ? [{ url, line: Number(row), column: Number(column) }] : [];
  });

/** Which file of the release under `folder` (a path that ends in a slash) a stack leads to first; undefined when to none. */
export const blame = (stack: string, folder: string): Blamed | undefined => {
  const frames = framesOf(stack);
  const at = frames.findIndex(({ url }) => new URL(url).pathname.startsWith(folder));
  const frame = frames[at];
  return (
    frame && {
      place: {
        file: decodeURIComponent(new URL(frame.url).pathname.slice(folder.length)),
        line: frame.line,
        column: frame.column,
      },
      own: at === 0,
    }
  );
};
