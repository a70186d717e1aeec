/** A place in a file of a release. */
export interface CodePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Author of a call. `own` when the remote itself made it, else a shared module that the remote called. */
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

/** First file of the release in a stack, undefined when there is none. `folder` is a path that ends in a slash. */
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
