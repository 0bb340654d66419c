import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component in a separate chunk. Once `load` has resolved it is drawn at once, without a fallback in between. */
export type LazyComponent = LazyExoticComponent<ComponentType> & { load: () => Promise<unknown> }

interface Loaded {
  default: ComponentType
}

// React.lazy calls `then` in mid-render: a value that is there already is handed over in that very call.
const resolved = (value: Loaded) => ({ then: (take: (value: Loaded) => void) => take(value) }) as PromiseLike<Loaded>

/** React.lazy that can be loaded ahead: by the build before it draws a page, by the boot before it hydrates one. What did not come is loaded again when it is asked for again. */
export const lazyComponent = (load: () => Promise<ComponentType>): LazyComponent => {
  let known: Loaded | undefined
  let loading: Promise<Loaded> | undefined
  const forget = (error: unknown) => {
    loading = undefined
    throw error
  }
  const once = () => (loading ??= load().then((component) => (known = { default: component }), forget))
  return Object.assign(
    lazy(() => (known ? resolved(known) : once()) as Promise<Loaded>),
    { load: once },
  )
}
