import { spawnSync } from 'node:child_process'

it('has towns and outlines as the packages have them: npm run places writes them anew', () => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/places.ts', '--check'])
  expect(status).toBe(0)
})
