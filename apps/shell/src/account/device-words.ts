import * as texts from '../texts/my-sessions';
const firstOf = (text: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

// Every browser calls itself by its ancestors' names too: the youngest name is first.
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

/** A device as a person knows it, from what its browser or app calls itself: 'Chrome on Windows'. */
export const deviceWords = (userAgent: string, kind: 'web' | 'mobile'): string => {
  const browser = firstOf(userAgent, browsers);
  const system = firstOf(userAgent, systems);
  if (kind === 'mobile') return system ? texts.appOn(system) : texts.app;
  if (browser && system) return texts.browserOn(browser, system);
  return browser ?? system ?? texts.unknownBrowser;
};
