// jsdom lacks what every browser has: text coding and WebCrypto.
const util = require('node:util');
const { webcrypto } = require('node:crypto');

globalThis.TextEncoder ??= util.TextEncoder;
globalThis.TextDecoder ??= util.TextDecoder;
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
