export { beacon } from './beacon';
export { CallError } from './call-error';
export { errorText, isSessionChanged, type Handled } from './catalogue';
export { configure, type ClientConfig } from './configure';
export { requestsPending } from './pending';
export { readFile, readPdf, type FileCall } from './read-file';
export { send, type SendOptions } from './send';
