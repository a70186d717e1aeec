/** Commands that MathLive writes and KaTeX does not read → what they mean. */
const named: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
};

/** The TeX of MathLive as KaTeX reads it: what is stored is drawn by KaTeX. */
export const readableTex = (tex: string): string =>
  tex
    .replace(/\\([a-zA-Z]+)(?:\s*\{\})?/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\\placeholder(?:\[[^\]]*\])?\{[^{}]*\}/g, '')
    .trim();
