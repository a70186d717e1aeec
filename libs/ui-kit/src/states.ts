export { Forbidden } from './states/Forbidden';
export { ListError } from './states/ListError';
export { Empty, FilteredEmpty } from './states/ListState';
export { NotFound } from './states/NotFound';
export { StatusPage } from './states/StatusPage';
