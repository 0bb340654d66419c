import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from './fixtures'
import { journeys, type JourneyName } from './golden/journeys'
import { startPinnedServer, walk } from './golden/walk'

// What a busy machine is slow with is no difference.
test.use({ actionTimeout: 120_000, navigationTimeout: 120_000 })

const fileOf = (name: string) => `e2e/golden/${name}.txt`
const renewing = process.env['GOLDEN'] === 'renew'
const rounds = Number(process.env['ROUNDS'] ?? 100)
/** A journey that changes what the server has needs a new one each time. */
const isReader = (name: JourneyName) => name === 'visitor'

for (const name of Object.keys(journeys) as JourneyName[]) {
  const tag = name === 'member' ? [] : '@long'
  test(`the journey of a ${name} does what its golden file says [X13]`, { tag }, async ({ browser }) => {
    const server = await startPinnedServer()
    try {
      const text = await walk(browser, server, name)
      if (renewing) writeFileSync(fileOf(name), text)
      const golden = existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : ''
      if (text !== golden) writeFileSync(`.cache/golden-${name}.txt`, text)
      assert.equal(
        text,
        golden,
        `.cache/golden-${name}.txt is not ${fileOf(name)}; where that was meant: GOLDEN=renew npx playwright test golden`,
      )
    } finally {
      await server.close()
    }
  })

  test(
    `the journey of a ${name} leaves the same bytes whenever answers arrive`,
    { tag: '@long' },
    async ({ browser }) => {
      test.setTimeout(rounds * 120_000)
      const golden = readFileSync(fileOf(name), 'utf8')
      let identical = 0
      let server = await startPinnedServer()
      try {
        for (let round = 0; round < rounds; round += 1) {
          const text = await walk(browser, server, name, () => Math.random() * 80)
          if (text === golden) identical += 1
          else writeFileSync(`.cache/golden-${name}-${round}.txt`, text)
          if (round % 10 === 9) process.stdout.write(`${name}: ${identical} of ${round + 1} so far\n`)
          if (isReader(name)) continue
          await server.close()
          server = await startPinnedServer()
        }
      } finally {
        await server.close()
      }
      process.stdout.write(`${name}: identical ${identical} of ${rounds}\n`)
      assert.equal(identical, rounds)
    },
  )
}
