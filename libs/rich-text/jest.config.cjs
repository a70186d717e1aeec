module.exports = require('../../tools/jest/preset.cjs')('rich-text', 'node');
