import { execFileSync } from 'node:child_process'

// The configuration is a separate program: the test reads what it gives webpack.
const question = `import('./webpack.config.ts').then((file) => {
  const make = file.default.default ?? file.default
  const timeouts = ['production', 'development'].map((mode) => make({}, { mode }).output.chunkLoadTimeout)
  process.stdout.write(JSON.stringify(timeouts))
})`

it('a piece of the app may take 120 seconds to load [9.8]', () => {
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '--eval', question], { encoding: 'utf8' })
  expect(JSON.parse(answer)).toEqual([120_000, 120_000])
})
