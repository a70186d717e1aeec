export { announce, LiveRegion } from './notices/live-region';
export { notify } from './notices/notify';
export { Toasts } from './notices/Toasts';
export { DirtyGuard } from './unsaved/DirtyGuard';
export { isDirty, mayLeave, useUnsaved, type UnsavedWork } from './unsaved/unsaved';
