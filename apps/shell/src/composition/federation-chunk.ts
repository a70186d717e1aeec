// What it takes to judge and to run a release. Nothing that the console itself needs is imported here: it would come with every page.
export { contractGate, sharedGate } from '@lectern/remote-kit/gates';
export { loadRemoteModule, runtime } from './runtime';
