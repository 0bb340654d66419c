import type { Locator, Page } from '@playwright/test'

const timeoutMs = 5_000
const inspect = (value: unknown) => ((JSON.stringify(value) as string | undefined) ?? 'nothing').slice(0, 300)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a value is the expected one, or says what it was instead. */
export const becomes = async <T>(
  what: string,
  read: () => Promise<T> | T,
  wanted: T,
  within: number = timeoutMs,
): Promise<void> => {
  const until = Date.now() + within
  for (;;) {
    const value = await read()
    if (inspect(value) === inspect(wanted)) return
    if (Date.now() > until) throw new Error(`${what}: expected ${inspect(wanted)}, was ${inspect(value)}`)
    await pause(40)
  }
}

export const is = (what: string, value: unknown, wanted: unknown) => {
  if (inspect(value) !== inspect(wanted)) throw new Error(`${what}: expected ${inspect(wanted)}, was ${inspect(value)}`)
}

export const holds = (what: string, truth: boolean) => {
  if (!truth) throw new Error(`expected: ${what}`)
}

// Asked often: Playwright's own waiting slows down to twice a second, which thousands of waits would feel.
const visibly = async (locator: Locator, wanted: boolean, within: number, failure: string) => {
  const until = Date.now() + within
  // A page that is being left has nothing to ask.
  const visible = () =>
    locator
      .first()
      .isVisible()
      .catch(() => !wanted)
  while ((await visible()) !== wanted) {
    if (Date.now() > until) throw new Error(failure)
    await pause(30)
  }
}

export const shown = (what: string, locator: Locator, within: number = timeoutMs) =>
  visibly(locator, true, within, `expected to see ${what}`)

export const gone = (what: string, locator: Locator, within: number = timeoutMs) =>
  visibly(locator, false, within, `expected to see ${what} no more`)

/** Never blank: a heading inside main; and what is to be pressed next answers. */
export const readable = async (page: Page) => {
  await shown('a heading in main', page.locator('main :is(h1, h2):visible'), 10_000)
  await page.waitForFunction(() => document.documentElement.matches('[data-started], .boot-failed'))
}

/** Or at least the page's own words about a start that failed. */
export const readableAtAll = (page: Page) =>
  shown('a heading', page.locator('main :is(h1, h2):visible, .failed h1:visible'), 10_000)

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert')

/** The notifications on the screen: what each says, and how often it came. */
export const notices = (page: Page): Promise<{ text: string; count: number }[]> =>
  toasts(page).evaluateAll((all) =>
    all.map((one) => {
      const [title, text] = Array.from(one.firstElementChild?.children ?? [], (part) => part.textContent)
      if (!title?.startsWith('API Error')) return { text: `not an API Error: ${title ?? ''}`, count: 0 }
      return { text: text ?? '', count: Number(/\d+/.exec(title)?.[0] ?? 1) }
    }),
  )

/** The raw text under a key of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)
