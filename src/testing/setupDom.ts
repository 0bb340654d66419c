import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A busy machine is no failure: what never comes fails all the same.
configure({ asyncUtilTimeout: 8_000 })

// jsdom draws nothing, so nothing of it can match or scroll.
if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
