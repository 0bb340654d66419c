/** The tests of the rules alone, as jest.config.ts runs them. */
module.exports = {
  rootDir: '../..',
  testEnvironment: 'node',
  // Packages that exist only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(temporal-polyfill|temporal-utils)/)'],
  testMatch: ['<rootDir>/contract/eligibility*.test.ts'],
  transform: {
    '^.+\\.[tj]s$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
}
