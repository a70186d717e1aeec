export { Forbidden } from './states/Forbidden';
export { NotFound } from './states/NotFound';
export { Place } from './states/Place';
