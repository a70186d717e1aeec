/** Takes the place of a release's version or of the shell build's hash. */
export const developmentVersion = 'dev';

/** The path under which the API passes a project's dev server through. */
export const servedUnder = (project: string): string =>
  project === 'shell' ? `/shell/${developmentVersion}/` : `/remotes/${project}/${developmentVersion}/`;

/** The path of its websocket, which informs open pages of each build. */
export const socketUnder = (project: string): string => `${servedUnder(project)}ws`;
