// As in environment.cjs, for tests without a screen.
require('tsx/cjs')
require('../../server/testing/sharedScripts.ts').shareScripts()

module.exports = require('jest-environment-node').TestEnvironment
