/**
 * Compiles a package whose module awaits at its top, which a CommonJS module can't. Its exports are a promise; `await import()` waits
 * for it, as in Node.
 */
const { createTransformer } = require('@swc/jest');

const wrapped = ({ code, ...rest }) => ({
  ...rest,
  code: [
    'module.exports = Object.assign((async (exports) => {',
    code,
    'return exports; })({}), { __esModule: true });',
  ].join('\n'),
});

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      getCacheKey: (...given) => `${swc.getCacheKey(...given)}awaiting`,
      process: (...given) => wrapped(swc.process(...given)),
    };
  },
};
