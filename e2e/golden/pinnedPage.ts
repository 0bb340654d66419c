import type { Page, Request, Route } from '@playwright/test'

/** The instant at which pinned.mjs starts the server. */
const startOfDay = '2026-11-21T10:00:00Z'

/** A page without chance: its clock is stopped, its random numbers are fixed, and answers arrive one by one. */
export interface PinnedPage {
  /** Does something, and lets the application finish what follows from it. */
  act: (run: (page: Page) => Promise<unknown>) => Promise<void>
}

/** Runs in the page before its own scripts. */
const seedRandom = () => {
  // A blank page has no storage, and makes no ids.
  if (!location.protocol.startsWith('http')) return
  const load = Number(sessionStorage.getItem('e2e.load')) + 1
  sessionStorage.setItem('e2e.load', String(load))
  let seed = load
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed
  }
  Math.random = () => next() / 2 ** 32
  const fill = (array: Uint8Array) => array.map(() => next() >>> 24)
  crypto.getRandomValues = <Values extends ArrayBufferView | null>(values: Values) => {
    if (values) {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
      bytes.set(fill(bytes))
    }
    return values
  }
  crypto.randomUUID = () => {
    const hex = Array.from(fill(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
}

/** Runs in the page before its own scripts: the server's clock runs, and the page would follow it. */
const ignoreServerClock = () => {
  const { get } = Headers.prototype
  Headers.prototype.get = function (name) {
    return name.toLowerCase() === 'date' ? null : get.call(this, name)
  }
}

/** Lets the page end what its last tasks began; its own timers are stopped. */
const turns = (page: Page) =>
  page
    .evaluate(async () => {
      for (let turn = 0; turn < 10; turn += 1)
        await new Promise((resolve) => {
          const channel = new MessageChannel()
          channel.port1.onmessage = resolve
          channel.port2.postMessage(null)
        })
    })
    // The page is being left: the next one is asked.
    .catch(() => undefined)

const travelMs = 40
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Delays of answers, in milliseconds; chance, where a proof wants it. */
export type Delay = () => number

export const pinPage = async (page: Page, delay: Delay): Promise<PinnedPage> => {
  const waiting = new Set<Request>()
  const arrived: Route[] = []
  let queue = Promise.resolve()
  const ended = new Map<Request, () => void>()
  const end = (request: Request) => ended.get(request)?.()
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // It runs until it is stopped, and can be stopped at an instant to come only.
  await page.clock.install({ time: new Date(Date.parse(startOfDay) - 3_600_000) })
  await page.clock.pauseAt(new Date(startOfDay))
  await page.addInitScript(seedRandom)
  await page.addInitScript(ignoreServerClock)
  /** Two requests that leave together arrive in either order when one has a body to send along: it goes last. */
  const takeNext = async (): Promise<Route | undefined> => {
    const hasBody = (route: Route) => route.request().postData() !== null
    if (arrived.every(hasBody)) await pause(travelMs)
    const [next] = arrived.splice(
      Math.max(
        0,
        arrived.findIndex((route) => !hasBody(route)),
      ),
      1,
    )
    return next
  }
  // Two answers that race would arrive in either order: the next request leaves once the last answer was dealt with.
  await page.route('**/*', (route) => {
    waiting.add(route.request())
    arrived.push(route)
    queue = queue.then(async () => {
      const next = await takeNext()
      if (!next) return
      const request = next.request()
      const isOver = new Promise<void>((resolve) => ended.set(request, resolve))
      await pause(delay())
      await next.continue()
      await isOver
      await turns(page)
      waiting.delete(request)
    })
  })
  const quiet = async () => {
    do {
      await queue
      await turns(page)
      // A request that the page has just made is on its way to the queue.
      await pause(travelMs)
    } while (waiting.size > 0)
    await turns(page)
  }
  return {
    act: async (run) => {
      await run(page)
      for (let round = 0; round < 5; round += 1) {
        await quiet()
        await page.clock.runFor(200)
      }
      await quiet()
    },
  }
}
