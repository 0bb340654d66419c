// Jest's workers require a test environment as it is: TypeScript has to be registered here, or no worker could start.
require('tsx/cjs')

module.exports = require('./environment.ts').ServerEnvironment
