import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { dogEndpoints } from '#contract/dog/dogEndpoints'
import { apiBase, fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { hostileTexts } from './hostileTexts'
import { logIn } from './steps'

const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })

interface Named {
  slug: string
  name: string
}

/** Adds a dog that has a text in every field that takes one. */
const addDog = async (page: Page, text: string): Promise<Named> => {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post(apiBase + dogEndpoints.addDog.path, {
    headers: { authorization: `Bearer ${token ?? ''}` },
    data: {
      name: text,
      kennelClubName: text,
      pedigreeName: text,
      petName: text,
      breed: text,
      gender: 'female',
      birthDate: '2023-02-03',
      kennelClubGrade: 1,
      fciLevel: 'none',
      nexusRank: 1,
      microchip: '',
      declaredHeight: 431,
    },
  })
  assert.equal(answer.status(), 201, `${text}: ${await answer.text()}`)
  return (await answer.json()) as Named
}
const screensOf = ({ slug }: Named) => [
  fill(paths.dog, { slug }),
  fill(paths.editDog, { slug }),
  fill(paths.dogCard, { slug }),
]
const settle = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

test('names that a careless page would run are shown as they were typed [I04]', async ({ page, faults }) => {
  test.slow()
  const opened: string[] = []
  page.on('dialog', (dialog) => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  // Of the sample people the one who has no dogs.
  await logIn(page, 'elzbieta.zrodlowska')
  const dogs: Named[] = []
  for (const text of hostileTexts) dogs.push(await addDog(page, text))
  await settle(page, paths.dogs)
  // The list has shown them all; every fifth page is enough.
  for (const dog of dogs.filter((_dog, index) => index % 5 === 0)) {
    await settle(page, fill(paths.dog, dog))
    await expect(page.locator('main h1')).toHaveJSProperty('textContent', dog.name)
    await expect(page.locator('main :is(script, iframe, object, embed, img[src=x], base, link)')).toHaveCount(0)
  }
  for (const path of screensOf(dogs[9] as Named)) await settle(page, path)
  await page.evaluate(() => localStorage.clear())
  await logIn(page, 'admin')
  await settle(page, `${paths.deskDogs}?text=alert`)
  await expect(page.locator('main li').first()).toBeVisible()
  assert.deepEqual(opened, [])
  assert.deepEqual(faults, [])
})

test('a name of a hundred letters without a blank breaks no screen of a phone; a longer one is refused [I03]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await logIn(page, 'reviewer')
  const dog = await addDog(page, 'W'.repeat(100))
  const wide: string[] = []
  for (const path of [paths.dogs, paths.dashboard, show, ...screensOf(dog)]) {
    await settle(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path}: ${width} px`)
  }
  assert.deepEqual(wide, [])
  await assert.rejects(addDog(page, 'W'.repeat(10_000)), /400/)
})
