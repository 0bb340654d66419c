import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { format } from 'node:util'

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

const printed: string[] = []
for (const way of ['error', 'warn', 'log', 'info'] as const) {
  console[way] = (...words: unknown[]) => {
    printed.push(`console.${way}: ${format(...words)}`)
  }
}

// A warning nobody reads is a fault nobody repairs. A test that expects one puts a spy on console.
afterEach(() => {
  const lines = printed.splice(0)
  if (lines.length > 0) throw new Error(`The test wrote to the console:\n${lines.join('\n')}`)
})
