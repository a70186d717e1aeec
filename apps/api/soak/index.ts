export { soakCanaries } from './canaries';
export { soakHostile } from './hostile';
