import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { inOneWidth, inTurn, type Look } from './a11y/walk'
import { test } from './fixtures'
import { openFrame } from './replayed/frame'
import { firstDifference, seenIn, type Seen } from './replayed/seen'
import type { Viewer } from './screens/openScreen'

test.use({ trace: 'off' })

const partsMs = 2_000

/**
 * The start has no store yet, or another one than the application's. In the player no trace is opened, a report's neither, and
 * no steps are kept.
 */
const notReplayed = /start that fails|kit ·|qa ·|(deskProblem|problemPlayer) · admin,|reportProblem .* with steps/

const looks = (all: Look[]) => {
  for (const { name, screen, setting, in: shownIn } of all.filter((look) => !notReplayed.test(look.name)))
    for (const theme of shownIn)
      test(`${name} ${theme}`, async ({ viewer }) => {
        assert.equal(await difference(viewer, screen, { ...setting, theme }), null)
      })
}

/** The first difference between a screen and its replay, once both have come to rest. */
const difference = async (viewer: Viewer, screen: Look['screen'], setting: Look['setting']) => {
  const live: Page = await viewer.open(screen, setting)
  const frame = await openFrame(live)
  let found: string | null = null
  // A clock may tick on it, or an answer arrive late: then it is another state that is replayed.
  for (let tries = 0; tries < 3; tries += 1) {
    const seen = await seenIn(live)
    await frame.show(seen.state)
    found = await differenceFrom(seen, frame.page)
    if (found === null) break
  }
  await frame.page.close()
  return found
}

/** Parts of a screen that load when they are needed are waited for. */
const differenceFrom = async (seen: Seen, page: Page) => {
  const until = Date.now() + partsMs
  let found = firstDifference(seen, await seenIn(page))
  while (found !== null && Date.now() < until) {
    await page.waitForTimeout(100)
    found = firstDifference(seen, await seenIn(page))
  }
  return found
}

const some = inTurn.filter((_look, index) => index % 8 === 0)
test.describe('screens are replayed as they were seen [X08]', () => looks(some))
test.describe('every screen in every language and theme is replayed as it was seen', { tag: '@long' }, () =>
  looks(inOneWidth),
)
