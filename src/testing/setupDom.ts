import '@testing-library/jest-dom'
import { configure, prettyDOM } from '@testing-library/react'

/** An error that prints the page once it is read: a query that waits fails many times before it finds something. */
const lazyElementError = (message: string | null, container: Element) => {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const frames = error.stack?.replace(/^.*\n/, '') ?? ''
  const text = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperties(error, {
    message: { get: text, configurable: true },
    stack: { get: () => `${error.name}: ${text()}\n${frames}`, set: () => undefined, configurable: true },
  })
}

// A busy machine is no failure: what never comes fails all the same.
configure({ asyncUtilTimeout: 20_000, getElementError: lazyElementError })

// React takes a stack for every element that it makes, and Jest has raised their length to 100 frames.
Error.stackTraceLimit = 10

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
// Scrolling returns a promise in newer browsers, of which the types know nothing: an effect must not pass it on.
window.scrollTo = () => Promise.resolve()
Element.prototype.scrollIntoView = () => Promise.resolve()
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// jsdom reads a blob by FileReader alone.
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}
