require('tsx/cjs')

module.exports = require('./environment.ts').MutatedEnvironment
