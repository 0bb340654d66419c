import type { AppStore } from '../../store/makeStore'
import { scriptFailed } from '../../store/notifications/notificationsSlice'
import { thrownOf } from '../../store/ui/thrown'

/** Requests that were cancelled or had no network, and files of the build that did not come: screens say so themselves. */
const expected = /^(?:(?:Abort|ChunkLoad|CSSLoad)Error|TypeError: (?:Failed to fetch|Load failed|NetworkError))/

/** A frame, as Chromium ("at") and the others ("@") write it: the lines before it repeat the message. */
const frame = /^ {4}at |@[\w-]+:\/\//

/** Later errors mostly follow from the first ones. */
const most = 5

/**
 * Offers a report where a script of the product threw and no screen caught it. Errors of extensions have frames of other
 * addresses; the browser's own remarks, such as that of a ResizeObserver, have no error; refused calls are no errors.
 */
export const offerReports = (store: AppStore): void => {
  const offered = new Set<string>()
  const scripts = `${window.location.origin}/assets/`
  const offer = (error: unknown) => {
    if (!(error instanceof Error) || expected.test(String(error))) return
    const thrown = thrownOf(error)
    const innermost = thrown.stack.split('\n').find((line) => frame.test(line))
    if (!innermost?.includes(scripts) || offered.has(thrown.message) || offered.size === most) return
    offered.add(thrown.message)
    store.dispatch(scriptFailed(thrown))
  }
  window.addEventListener('error', ({ error }) => offer(error))
  window.addEventListener('unhandledrejection', ({ reason }) => offer(reason))
}
