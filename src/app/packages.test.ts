import { existsSync, readFileSync } from 'node:fs'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

// That each of them is imported is checked by `npm run dead-code`.
describe('the packages and files that the design names', () => {
  it.each([
    'react',
    'react-dom',
    '@reduxjs/toolkit',
    'react-redux',
    'react-router',
    'redux-persist',
    '@chakra-ui/react',
    'react-intl',
    'unleash-proxy-client',
  ])('has %s as a dependency [10.1 10.2]', (name) => expect(dependencies).toHaveProperty([name]))

  it.each(['jest', '@testing-library/react', 'typescript'])('has %s for tests and types [10.1 10.3]', (name) =>
    expect(devDependencies).toHaveProperty([name]),
  )

  it.each(['package.json', 'webpack.config.ts', 'tsconfig.json', 'src', 'public', 'jest.config.ts', 'README.md'])(
    'has %s at the top level [10.4]',
    (name) => expect(existsSync(name)).toBe(true),
  )
})
