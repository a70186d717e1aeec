/** The tabs of the settings. */
export const settings = 'Settings';
export const sections = 'Sections of the settings';
export const partLoading = 'Loading the settings';
export const noPart = 'Nobody offers these settings';
export const noPartMeans = 'The part of the console that has them is switched off. Remotes shows its state.';
