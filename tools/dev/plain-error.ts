/** An error of webpack, in its statistics and for open pages. */
export interface BuildError {
  readonly message: string;
  readonly moduleName?: string;
  /** Lines and columns, as `3:0-20`. */
  readonly loc?: string;
}

/** Colours of a terminal; a compiler writes them whatever reads it. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const linesOf = (message: string): string[] => {
  const lines = message.replaceAll(colours, '').split('\n');
  const end = lines.findIndex((line) => /^(Stack backtrace|Caused by):|^\s+at /.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '' && !/^Module build failed/.test(line));
};

const wordsOf = (line = ''): string => line.replace(/^(Error: |SyntaxError: |Module not found: |\s|[x×]\s)+/, '');

/** The error as the terminal shows it: the module, then its line and excerpt, without colours and stack. */
export const plainError = ({ message, moduleName }: BuildError): string =>
  [...(moduleName ? [moduleName] : []), ...linesOf(message)].join('\n');

/** The same in one line, for a page: `./src/Screen.tsx, line 12: Expression expected`. */
export const briefError = ({ message, moduleName, loc }: BuildError): string => {
  const lines = linesOf(message);
  const line = /[,╭][-─]\[.*:(\d+):\d+\]/.exec(lines.join('\n'))?.[1] ?? /^\d+/.exec(loc ?? '')?.[0];
  return `${moduleName ?? 'The build'}${line ? `, line ${line}` : ''}: ${wordsOf(lines[0])}`;
};
