module.exports = require('../../tools/jest/preset.cjs')('commerce-mfe');
