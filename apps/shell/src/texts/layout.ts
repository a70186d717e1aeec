/** Sidebar, top bar and footer. */
export const skip = 'Skip to content';
export const loading = 'Loading';
export const menu = 'Menu';
export const settings = 'Settings';
export const main = 'Main';
export const homeOf = (product: string): string => `${product} Academy, home`;
export const inFault = (remotes: string): string => `Not working: ${remotes}`;
export const breadcrumb = 'Breadcrumb';
export const toggleSidebar = 'Collapse or expand the sidebar';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';
export const fullScreen = 'Full screen';
export const leaveFullScreen = 'Exit full screen';
export const logout = 'Logout';
export const shortcutsHint = 'Press ? for shortcuts';
export const copyright = (year: number, product: string): string => `© ${year} ${product} Academy`;
export const shellVersion = (version: string): string => `Shell ${version}`;

/** Titles of what is no route of a remote. */
export const home = 'Home';
export const studentArea = 'Student area';
export const impersonateMode = 'Impersonate mode';
export const notAllowed = 'Not allowed to access';
export const notFound = 'Page Not Found';

/** A screen on its way, or that did not come. */
export const screenLoading = 'Loading...';
export const notLoaded = (title: string): string => `${title} could not be loaded`;
export const restWorks = 'The rest of the console works. Check the connection and try again.';
export const retry = 'Retry';

/** Home. */
export const keyFigures = 'Key figures';
export const opensNothing = (role: string): string =>
  `Your role, ${role}, does not open any screen of this console yet. A super admin can change what it opens.`;
