/** '1.0.0-g2685027dbea0' as '1.0.0-g2685027': seven of the twelve letters of a build distinguish it. */
export const shortVersion = (version: string): string => version.replace(/-g([0-9a-f]{7})[0-9a-f]{5}$/, '-g$1');
