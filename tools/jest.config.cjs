module.exports = require('./jest/preset.cjs')('tools', 'node');
