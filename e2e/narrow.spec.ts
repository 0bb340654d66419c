import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { fill, paths } from '#contract/shared/paths'
import { test } from './fixtures'
import { enterFirstFreeClass, logIn, membersMenu, openShow } from './steps'

// A phone, and the widths at which the layouts change.
const widths = [320, 768, 1024, 1280]
const show = fill(paths.show, { slug: 'shrewsbury-winter-classic' })
const pages = [paths.about, paths.regulations, paths.contact, paths.privacy, paths.news, '/news/winter-shows']
const visitors = [
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  '/reset-password/of-no-account',
  paths.registrationOptions,
  paths.shows,
  show,
  ...pages,
  '/nowhere',
]
const members = [
  paths.dashboard,
  paths.profile,
  paths.purchases,
  paths.editProfile,
  paths.security,
  paths.ownData,
  paths.regulations,
  paths.dogs,
  paths.addDog,
  paths.shows,
  show,
  paths.cart,
  paths.checkout,
]

const settle = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The widths at which a page is wider than the screen, each with the element that sticks out. */
const tooWide = async (page: Page, path: string): Promise<string[]> => {
  await page.setViewportSize({ width: 320, height: 700 })
  await settle(page, path)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    const wide = await page.evaluate((limit) => {
      if (document.documentElement.scrollWidth <= limit) return null
      const out = Array.from(document.querySelectorAll('body *')).filter(
        (one) => one.getBoundingClientRect().right > limit + 1,
      )
      return `${document.documentElement.scrollWidth} px, ${out.at(-1)?.outerHTML.slice(0, 120) ?? 'nothing in sight'}`
    }, width)
    if (wide !== null) found.push(`${path} at ${width}: ${wide}`)
  }
  return found
}

// Polish has the longer words; `npm run proofs -- journeys` looks at both.
for (const locale of ['en-GB', 'pl-PL'])
  test.describe(locale, { tag: locale === 'pl-PL' ? [] : '@long' }, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } })

    test(`no page scrolls sideways at ${widths.join(', ')} px (${locale}) [2.45]`, async ({ page, faults }) => {
      const found: string[] = []
      for (const path of visitors) found.push(...(await tooWide(page, path)))
      await settle(page, paths.login)
      await page.locator('input[autocomplete=email], input[autocomplete=username]').fill('member@example.org')
      await page.locator('input[autocomplete=current-password]').fill('clear-round')
      await page.locator('button[type=submit]').click()
      await page.waitForURL(`**${paths.dashboard}`)
      await page.setViewportSize({ width: 1280, height: 700 })
      await settle(page, show)
      await page.locator('main [role=gridcell] [aria-pressed=false], main li [aria-pressed=false]').first().click()
      for (const path of members) found.push(...(await tooWide(page, path)))
      assert.deepEqual(found, [])
      // The browser notes that a page without a screen was answered 404.
      assert.deepEqual(
        faults.filter((fault) => !/404 .*\/nowhere\)$/.test(fault)),
        [],
      )
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the cart bar takes the place of the tab bar, whose links the header holds meanwhile [M15]', async ({
    page,
  }) => {
    await logIn(page, 'member')
    await openShow(page)
    await expect(membersMenu(page)).toBeVisible()
    await enterFirstFreeClass(page)
    await page.locator('[data-bar=cart]').waitFor()
    await expect(membersMenu(page)).toBeHidden()
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Cart, 1 entry' }).waitFor()
    await header.locator('summary[aria-label=Menu]').click()
    await header.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dogs' }).click()
    await page.getByRole('heading', { name: 'Dogs', level: 1 }).waitFor()
    await membersMenu(page).waitFor()
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 900 } })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`the right edge of the matrix fades until the last dog is in sight (${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await logIn(page, 'member')
      await openShow(page)
      await page.getByRole('grid').waitFor()
      // The mask is 40 px wider than the element: at -40px its transparent end covers the right edge.
      const fade = () => page.locator('[data-fades]').evaluate((element) => getComputedStyle(element).maskPosition)
      assert.equal(await fade(), '-40px 0px')
      await page.locator('[data-fades]').evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('[data-fades]') ?? document.body).maskPosition === '0px 0px',
      )
    })
})
