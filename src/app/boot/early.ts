import type { AppStore } from '../../store/makeStore'
import { navigate } from '../../store/router/navigation'

/** What the script in the head kept of a reader who was faster than the app (head.js). */
type Early = { click: string } | { field: HTMLInputElement; value: string }

const type = ({ field, value }: { field: HTMLInputElement; value: string }) => {
  if (!field.isConnected) return
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  // The first makes React take over the part of the page that contains the field, and with it the typed text for the
  // drawn one. It sees a change only where the text differs from what it knows: another text, and then the browser's
  // own setter, which React does not watch.
  tell()
  field.value = ''
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  tell()
}

/** Does what was pressed and typed before anything could answer, once, in order. */
export const replayEarly = () => {
  const { early = [] } = window as { early?: Early[] }
  for (const one of early.splice(0)) {
    if ('click' in one) document.getElementById(one.click)?.click()
    else type(one)
  }
}

/** Links of islands have no own handlers: one for all of them. React's own links have prevented the default. */
export const followPlainLinks = (store: AppStore) =>
  window.addEventListener('click', (event) => {
    const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-island] a') : null
    if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    const { origin, pathname, search, hash } = link
    if (link.target || origin !== window.location.origin) return
    event.preventDefault()
    store.dispatch(navigate(pathname + search + hash))
  })
