/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

// Packages that exist only as ES modules: Jest reads them through the same transform as our own files.
const esmOnly = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@sindresorhus',
  '@tanstack',
  'escape-string-regexp',
  'temporal-polyfill',
  'temporal-utils',
  '@redux-devtools',
  'p-limit',
  '@noble',
  'yocto-queue',
]

const shared = {
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '/content/(pages/.+\\.md|settings\\.json)$': '<rootDir>/scripts/webpack/contentTransform.cjs',
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
          target: 'es2022',
        },
      },
    ] as [string, Record<string, unknown>],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.tsbuild/', '<rootDir>/data/', '<rootDir>/.cache/'],
}

const inBrowser = {
  ...shared,
  roots: ['<rootDir>/src'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/noCss.ts',
    // Tests have all sentences in one file.
    '^(.+\\.json)\\?part=[\\w.]+$': '$1',
    // As the bundle has it: React says in tests what gets to an element that knows nothing of it.
    '^@emotion/is-prop-valid$': '<rootDir>/src/ui/system/everyProp.ts',
  },
}

const config: Config = {
  maxWorkers: '100%',
  // A machine that is busy with other work is no failure: a worker's first test also starts its server.
  testTimeout: 180_000,
  // The server of a worker lives as long as the worker, and nothing else ends it.
  forceExit: true,
  projects: [
    {
      ...shared,
      displayName: 'server',
      roots: ['<rootDir>/contract', '<rootDir>/server', '<rootDir>/scripts'],
      testEnvironment: '<rootDir>/server/testing/environment.cjs',
    },
    {
      ...inBrowser,
      displayName: 'src',
      testMatch: ['**/*.test.tsx'],
      testEnvironment: '<rootDir>/src/testing/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts', '<rootDir>/src/testing/setupDom.ts'],
    },
    {
      // Without a screen: no jsdom, unless a file asks for it in its first comment.
      ...inBrowser,
      displayName: 'src-node',
      testMatch: ['**/*.test.ts'],
      testEnvironment: '<rootDir>/src/testing/nodeEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
}

// Jest takes its configuration by the default export.
export default config
