import { developing } from '../../config/build'
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

// Each part is a separate task: the browser paints and answers between them. The chunks are named in the HTML, so
// that none of these imports waits for a round trip.
const startApp = async () => {
  await import(/* webpackChunkName: "own" */ './libs/react')
  await step()
  await import(/* webpackChunkName: "own" */ './libs/toolkit')
  await step()
  await import(/* webpackChunkName: "own" */ './libs/query')
  await step()
  const { prepareStore } = await import(/* webpackChunkName: "own" */ './prepareStore')
  await step()
  const prepared = await prepareStore()
  await step()
  await import(/* webpackChunkName: "own" */ './libs/intl')
  await step()
  // The browser's lists of locales, for numbers and for dates, are built by the first formatting call.
  new Intl.NumberFormat(page.lang).format(0)
  await step()
  new Intl.DateTimeFormat(page.lang).format(0)
  await step()
  await import(/* webpackChunkName: "own" */ './libs/chakra')
  await step()
  const { makeSystem } = await import(/* webpackChunkName: "own" */ '../../ui/system/system')
  await step()
  // The development server sends a page without any rules.
  const system = developing ? (await import('../../ui/system/wholeSystem')).makeWholeSystem() : makeSystem()
  await step()
  const { openPage } = await import(/* webpackChunkName: "own" */ './openPage')
  await step()
  await parsed()
  await openPage(prepared, system)
}

/** Starts the app in pieces; where that fails, the page itself says what happened and what to do. */
export const boot = (): Promise<void> => startApp().catch(showFailure)
