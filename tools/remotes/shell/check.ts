import type { GatedShell, JudgedRelease } from '@lectern/remote-kit/shell-gate';

/** A table for the terminal: a line for each release, its reasons below it. */
export const shellText = (judged: readonly JudgedRelease[], { version }: GatedShell): string => {
  const refused = judged.filter(({ reasons }) => reasons.length > 0).length;
  return [
    refused === 0
      ? `The shell ${version} runs all ${judged.length} releases that people have or may get.`
      : `The shell ${version} does not run ${refused} of ${judged.length} releases that people have or may get:`,
    ...judged.flatMap(({ name, reasons }) => [
      `${reasons.length > 0 ? 'refused' : 'runs   '}  ${name}`,
      ...reasons.map((reason) => `         - ${reason}`),
    ]),
  ].join('\n');
};
