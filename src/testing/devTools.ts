import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit'

// Redux Toolkit looks for the browser extension when it is loaded: import this file before it. The extension puts its
// instrument innermost, and so does this stand-in.
let instrument: StoreEnhancer | null = null
const composed =
  () =>
  (...enhancers: StoreEnhancer[]) =>
  (create: StoreEnhancerStoreCreator) =>
    [...enhancers, ...(instrument ? [instrument] : [])].reduceRight((made, enhance) => enhance(made), create)
Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composed })

/** Opens DevTools (their instrument, or a recorder in their place) in every store made from now on. */
export const openDevTools = (made: StoreEnhancer) => {
  instrument = made
}
