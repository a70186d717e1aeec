// jsdom lacks what every browser has: text coding and WebCrypto.
const util = require('node:util');
const { webcrypto } = require('node:crypto');

globalThis.TextEncoder ??= util.TextEncoder;
globalThis.TextDecoder ??= util.TextDecoder;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
// The router makes a Request of every navigation and reads these fields of it; jsdom has none.
globalThis.Request ??= class Request {
  constructor(url, { method = 'GET', signal } = {}) {
    Object.assign(this, { url: String(url), method, signal, headers: new Map() });
  }
};
