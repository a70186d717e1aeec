/** The tabs of the settings. */
export const settings = 'Settings';
export const sections = 'Sections of the settings';
