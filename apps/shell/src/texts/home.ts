/** The shell's own block of the home page, for those who run the console. */
export const system = 'Remotes and jobs';
export const notLoaded = 'Remotes and jobs could not be loaded.';
export const allWell = 'No remote is at fault, and no job has failed this week.';
export const jobFailed = 'Failed';
