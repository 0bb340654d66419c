import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
const texts = sources.map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }))
const importers = (name: string) => texts.filter(({ text }) => text.includes(` from '${name}`)).map(({ file }) => file)

describe('what the product is made of', () => {
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
  ])('%s is a dependency that the page imports [7.7 10.1 10.2]', (name) => {
    expect(dependencies).toHaveProperty([name])
    expect(importers(name).filter((file) => !/test/.test(file))).not.toEqual([])
  })

  it.each(['jest', '@testing-library/react', 'typescript'])(
    '%s is there for the tests and the types [10.1 10.3]',
    (name) => {
      expect(devDependencies).toHaveProperty([name])
    },
  )

  it.each(['package.json', 'webpack.config.ts', 'tsconfig.json', 'src', 'public', 'jest.config.ts', 'README.md'])(
    '%s stands at the top [10.4]',
    (name) => expect(existsSync(name)).toBe(true),
  )
})
