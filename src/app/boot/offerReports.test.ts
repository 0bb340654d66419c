/** @jest-environment ./src/testing/environment.cjs */
import { makeStore } from '../../store/makeStore'
import { selectNotifications } from '../../store/notifications/notificationsSlice'
import { memoryEffects } from '../../testing/memoryEffects'
import { offerReports } from './offerReports'

const own = `${window.location.origin}/assets/dogs.js:1:200`
const elsewhere = 'chrome-extension://abcdef/assets/content.js:1:1'
const thrown = (stack: string, message = 'x is undefined', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` })

const throwIt = (error: unknown, message = '') => window.dispatchEvent(new ErrorEvent('error', { error, message }))
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

describe('a report is offered', () => {
  const live = new AbortController()
  let store: ReturnType<typeof makeStore>
  const offered = () => selectNotifications(store.getState()).map(({ thrown: error }) => error?.message)
  beforeEach(() => {
    store = makeStore({}, { effects: memoryEffects(() => null).effects })
    const listen = window.addEventListener.bind(window)
    const spy = jest.spyOn(window, 'addEventListener')
    spy.mockImplementation((type: string, run: EventListenerOrEventListenerObject) =>
      listen(type, run, { signal: live.signal }),
    )
    offerReports(store)
    spy.mockRestore()
  })
  afterAll(() => live.abort())

  it.each([
    ['Chromium', `    at go (${own})\n    at ${elsewhere}`],
    ['Chromium, without a name', `    at async ${own}`],
    ['Firefox and Safari', `go@${own}\n@${elsewhere}`],
  ])('for what a script of the product threw or left rejected, with its stack, in %s [X40]', (_browser, stack) => {
    throwIt(thrown(stack))
    expect(offered()).toEqual(['x is undefined'])
    const [first] = selectNotifications(store.getState())
    expect(first?.thrown?.stack).toContain('/assets/dogs.js:1:200')
  })

  it('for a promise that no code awaited [X40]', () => {
    reject(thrown(`    at go (${own})`))
    expect(offered()).toEqual(['x is undefined'])
  })

  it.each([
    ['a remark of the browser', null, 'ResizeObserver loop completed with undelivered notifications.'],
    ['a script of another site', null, 'Script error.'],
    ['an extension', thrown(`    at go (${elsewhere})\n    at ${own}`), ''],
    ['an extension that names the product in its message', thrown(`    at ${elsewhere}`, `No ${own}`), ''],
    ['the console', thrown('    at <anonymous>:1:1'), ''],
    ['a cancelled request', thrown(`    at go (${own})`, 'The user aborted a request.', 'AbortError'), ''],
    ['a request without network', thrown(`    at go (${own})`, 'Failed to fetch'), ''],
    ['a file of the build that did not come', thrown(`    at go (${own})`, 'Loading chunk 7', 'ChunkLoadError'), ''],
    ['a refused call', { status: 409, code: 'stale', message: 'Refused' }, ''],
    ['no error', undefined, ''],
  ])('for nothing that comes from %s [X40]', (_what, error, message) => {
    throwIt(error, message)
    reject(error)
    expect(offered()).toEqual([])
  })

  it('once for the same error, once at a time, and five times in a page [X40]', () => {
    const dispatched = jest.spyOn(store, 'dispatch')
    for (let round = 0; round < 100; round += 1) throwIt(thrown(`    at go (${own})`, `Error ${round % 20}`))
    expect(dispatched).toHaveBeenCalledTimes(5)
    expect(offered()).toEqual(['Error 0'])
  })
})
