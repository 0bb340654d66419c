import type { Browser, Locator, Page } from '@playwright/test'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { showEndpoints } from '#contract/show/showEndpoints'
import type { Dog } from '#contract/dog/dog'
import { apiBase, fill } from '#contract/shared/paths'
import type { EligibilityCell, Show } from '#contract/show/show'
import { slowVisit, type Member } from './portal'

const slug = 'shrewsbury-winter-classic'
const sizes = { classes: 40, dogs: 12 }
const presses = 6
const idOf = (kind: number, index: number) =>
  `0000000${kind}-0000-4000-8000-${String(900_000 + index).padStart(12, '0')}`

/** The answers of the sample show made as large as a big day: 40 classes in four rings and 12 dogs that fit them all. */
const enlarge = async (page: Page) => {
  const answerWith = (path: string, change: (body: never) => unknown) =>
    page.route(`**${apiBase}${path}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as never
      await route.fulfill({ response, json: change(body) })
    })
  await answerWith(fill(showEndpoints.getShow.path, { slug }), (show: Show) => {
    const [first] = show.classes
    const classes = Array.from({ length: sizes.classes }, (_, index) => {
      const minutes = 8 * 60 + 15 * index
      const startTime = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      return { ...first, id: idOf(5, index), ring: 1 + (index % 4), startTime, height: 'any', placesLeft: 9 }
    })
    return { ...show, classes }
  })
  await answerWith(dogEndpoints.getDogs.path, ([first]: Dog[]) =>
    Array.from({ length: sizes.dogs }, (_, index) => ({
      ...first,
      id: idOf(2, index),
      name: `Dog ${index + 1}`,
      slug: `dog-${index + 1}`,
    })),
  )
  await answerWith(fill(showEndpoints.getEligibility.path, { slug }), (): EligibilityCell[] =>
    Array.from({ length: sizes.classes * sizes.dogs }, (_, index) => ({
      classId: idOf(5, index % sizes.classes),
      dogId: idOf(2, Math.floor(index / sizes.classes)),
      reasons: [],
      warnings: [],
    })),
  )
}

/** As a hand does: over it first, then down, then up. A click of the driver does all at once, and looks for what is hit between. */
const pressSlowly = async (page: Page, cell: Locator) => {
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  if (!box) throw new Error('The cell is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(1_000)
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await page.waitForTimeout(1_000)
}

/** Enters dogs in the matrix of a big day, on a wide screen with a slow processor: milliseconds of each press until its paint. */
export const pressMatrix = (browser: Browser, origin: string, member: Member): Promise<number[]> =>
  slowVisit(browser, origin, member, async (page, seen) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enlarge(page)
    await page.goto(fill('/shows/:slug', { slug }))
    const free = page.locator('[role=gridcell] button[aria-pressed=false]')
    await free.first().waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    const durations: number[] = []
    for (let index = 0; index < presses; index += 1) {
      const before = (await seen()).length
      // Across the matrix: each press renumbers the runs after it.
      await pressSlowly(page, free.nth(index * 29))
      durations.push(Math.max(0, ...(await seen()).slice(before)))
    }
    return durations
  })
