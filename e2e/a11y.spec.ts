import assert from 'node:assert/strict'
import { locales } from '#contract/shared/locales'
import { blindTo } from './a11y/controls'
import { lookAt } from './a11y/look'
import { everything, inTurn, plainScreens, sharedTitles, type Look } from './a11y/walk'
import { test } from './fixtures'
import { states } from './screens/screens'

// The viewer keeps its profiles from test to test: a trace would hold all that were looked at before.
test.use({ trace: 'off' })

const looks = (all: Look[]) => {
  for (const { name, ...look } of all)
    test(name, async ({ viewer }) => {
      assert.deepEqual(await lookAt({ viewer, ...look }), [])
    })
}

test('every address has its states in the list of screens', () => {
  const without = Object.entries(states).filter(([, all]) => all.length === 0)
  assert.deepEqual(without, [])
})

test('the visual checks find every planted fault', async ({ viewer }) => {
  assert.deepEqual(await blindTo(viewer), [])
})

test.describe('every screen is accessible', () => looks(inTurn))

test.describe('every screen in every setting', { tag: '@long' }, () => {
  looks(everything)

  for (const locale of locales)
    test(`no two addresses share a title, ${locale}`, async ({ viewer }) => {
      const seen: { screen: string; title: string }[] = []
      for (const screen of plainScreens) {
        const page = await viewer.open(screen, { locale, theme: 'light', width: screen.onlyAt?.[0] ?? 1440 })
        seen.push({ screen: screen.title, title: await page.title() })
      }
      assert.deepEqual(sharedTitles(seen), [])
    })
})
