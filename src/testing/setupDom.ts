import '@testing-library/jest-dom'
import * as React from 'react'
import { configure, getConfig, prettyDOM } from '@testing-library/react'
import type { JobMessage } from '../features/qa/player/traceWorker'

interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}

const framesOf = (stack = '') => stack.slice(stack.indexOf('\n    at ') + 1)

/**
 * A query's error, with the page as it was. A query inside a wait fails many times before it finds something: there it
 * prints nothing, and the wait adds the page once, when it gives up. The stack, which is what Jest prints, follows.
 */
const elementError = (message: string | null, container: Element) => {
  const waits = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
  const error = new Error([message, !waits && prettyDOM(container)].filter(Boolean).join('\n\n'))
  error.name = 'TestingLibraryElementError'
  let frames = framesOf(error.stack)
  return Object.defineProperty(error, 'stack', {
    get: () => `${error.name}: ${error.message}\n${frames}`,
    set: (stack: string) => (frames = framesOf(stack)),
    configurable: true,
  })
}

// A busy machine is no failure; a missing element still fails.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError })

// React takes a stack for every element that it makes, and Jest has raised their length to 100 frames.
Error.stackTraceLimit = 10

// React also keeps a stack for each element that it makes, to name in a warning the line that made it: a twentieth of a test's
// time, for a line that the component's name and the test's title give as well. Its count begins at the limit.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Internals
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })

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
// jsdom has no workers. The application's only one does a single job, here in the test's own thread.
globalThis.Worker = class extends EventTarget {
  postMessage({ name, given }: JobMessage) {
    void import('../features/qa/player/traceJobs').then(async ({ traceJobs }) => {
      const run = traceJobs[name] as (...texts: readonly string[]) => unknown
      this.dispatchEvent(new MessageEvent('message', { data: await run(...given) }))
    })
  }
  terminate() {}
} as unknown as typeof Worker
