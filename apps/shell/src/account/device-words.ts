const firstOf = (text: string, table: readonly (readonly [RegExp, string])[]): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1];

// Every browser calls itself by its ancestors' names too: the youngest name stands first.
const browsers = [[/Edg(?:e|A|iOS)?\//, 'Edge'], [/OPR\//, 'Opera'], [/SamsungBrowser\//, 'Samsung Internet'], [/Firefox\/|FxiOS\//, 'Firefox'], [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'], [/Safari\//, 'Safari']] as const;
const systems = [[/iPhone|iPod/, 'iPhone'], [/iPad/, 'iPad'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/CrOS/, 'ChromeOS'], [/Mac OS X|Macintosh/, 'macOS'], [/Linux|X11/, 'Linux']] as const;

/** A device as a person knows it, from what its browser or app calls itself: 'Chrome on Windows'. */
export const deviceWords = (userAgent: string, kind: 'web' | 'mobile'): string => {
  const browser = firstOf(userAgent, browsers);
  const system = firstOf(userAgent, systems);
  if (kind === 'mobile') return system ? `App on ${system}` : 'App';
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
};
