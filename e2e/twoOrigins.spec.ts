import assert from 'node:assert/strict'
import { paths } from '#contract/shared/paths'
import { test, watchFaults } from './fixtures'
import { freePort, startServer } from './server'
import { cartHolding, enterFirstFreeClass, logIn, openShow, paid, pay } from './steps'

test('a page whose API is another server logs in, shows photos, pays and keeps its receipt @long [N05]', async ({
  browser,
  record,
}) => {
  const port = await freePort()
  const pageOrigin = `http://127.0.0.1:${port}`
  const api = await startServer([], { ALLOWED_ORIGINS: pageOrigin, PUBLIC_URL: pageOrigin })
  const site = await startServer([], { PORT: String(port), API_HOST: `${api.origin}/` })
  const page = await browser.newPage({ baseURL: pageOrigin, acceptDownloads: true })
  await record(page)
  const faults = await watchFaults(page)
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) origins.add(origin)
  })
  try {
    await logIn(page, 'member')
    await page.goto(paths.dogs)
    await page.getByRole('link', { name: 'Łatka' }).first().waitFor()
    await page.goto(`${paths.dogs}/latka`)
    await page.setInputFiles('input[type=file]', 'docs/screenshot.png')
    const photo = page.locator(`img[src^="${api.origin}/api/"]`).first()
    await photo.waitFor()
    assert.ok(await photo.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth > 0)))
    await openShow(page)
    await enterFirstFreeClass(page)
    await cartHolding(page, 1).click()
    await page.getByRole('button', { name: 'Check out' }).click()
    await pay(page)
    await paid(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as PDF' }).click()
    assert.match((await download).suggestedFilename(), /\.pdf$/)
    assert.deepEqual([...origins], [api.origin])
    assert.deepEqual(faults, [])
  } finally {
    await site.close()
    await api.close()
  }
})
