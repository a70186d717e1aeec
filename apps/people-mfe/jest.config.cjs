module.exports = require('../../tools/jest/preset.cjs')('people-mfe');
