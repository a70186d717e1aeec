module.exports = require('../../tools/jest/preset.cjs')('catalog-mfe');
