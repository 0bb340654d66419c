// Jest's workers require a test environment as it is: TypeScript has to be registered here, or no worker could start.
require('tsx/cjs')
require('../../server/testing/sharedScripts.ts').shareScripts()

module.exports = require('./environment.ts').BrowserEnvironment
