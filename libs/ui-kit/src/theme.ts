export { LecternTheme, type Mode } from './theme/LecternTheme';
export { theme } from './theme/theme';
