import { step } from './step'

const page = document.documentElement

/** From a warm cache the scripts of the head are done before the parser has reached the body. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve()

const showFailure = (error: unknown) => {
  console.error(error)
  page.classList.add('boot-failed')
}

// Each piece is a task of its own: the browser paints and answers between them. The chunks are named in the HTML, so
// that none of these imports waits for a round trip.
const startApp = async () => {
  const { createElement, startTransition, createRoot } = await import(/* webpackChunkName: "own" */ './libs/react')
  await step()
  await import(/* webpackChunkName: "own" */ './libs/toolkit')
  await step()
  await import(/* webpackChunkName: "own" */ './libs/query')
  await step()
  const { prepareStore } = await import(/* webpackChunkName: "own" */ './prepareStore')
  await step()
  const { store, ready, follow } = await prepareStore()
  await step()
  await import(/* webpackChunkName: "own" */ './libs/intl')
  await step()
  await import(/* webpackChunkName: "own" */ './libs/chakra')
  await step()
  const { makeSystem } = await import(/* webpackChunkName: "own" */ '../../ui/system/system')
  await step()
  const system = makeSystem()
  await step()
  const { App } = await import(/* webpackChunkName: "own" */ '../App')
  const words = await ready
  await step()
  await parsed()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  startTransition(() => createRoot(root).render(createElement(App, { store, system, words })))
  // The head watches until here (head.js); a network that was only slow has made it after all.
  page.dataset['started'] = ''
  page.classList.remove('boot-failed')
  // Not before the page stands: no flag is worth waiting for.
  await step()
  follow()
}

/** Starts the app in pieces; where that fails, the page itself says what happened and what to do. */
export const boot = (): Promise<void> => startApp().catch(showFailure)
