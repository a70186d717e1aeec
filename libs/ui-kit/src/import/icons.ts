/** Lucide's paths of what only imports show: the common table of icons is in every page. */
export const uploadIcon = { path: 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4' };
export const downloadIcon = { path: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5' };
