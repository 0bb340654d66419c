import type { Effects, BrowserLocation } from './effects'
import { sealedHistory } from './sealedHistory'

const nowhere: BrowserLocation = { pathname: '/', search: '', hash: '', state: null, key: 'default' }
const nothing = () => undefined
const never = () => nothing

/**
 * A port that lets nothing out and never answers; it reports each blocked call to `onBlocked`. It has its own history,
 * from `start`.
 */
export const sealedEffects = (onBlocked: (name: string) => void = nothing, start = nowhere): Effects => {
  const blocked = (name: string) => () => onBlocked(name)
  const history = sealedHistory(start)
  return {
    fetch: (input) => {
      onBlocked(`fetch ${input instanceof Request ? input.url : String(input)}`)
      return new Promise<Response>(nothing)
    },
    storage: { read: () => null, write: blocked('storage.write'), remove: blocked('storage.remove'), onChange: never },
    session: { read: () => null, write: blocked('session.write'), remove: blocked('session.remove') },
    cookies: { write: blocked('cookies.write') },
    navigation: {
      ...history,
      push: (url, state) => {
        onBlocked('navigation.push')
        history.push(url, state)
      },
      replace: (url, state) => {
        onBlocked('navigation.replace')
        history.replace(url, state)
      },
      reload: blocked('navigation.reload'),
      leaveFor: blocked('navigation.leaveFor'),
    },
    network: { isOnline: () => true, onChange: nothing, userAgent: () => '' },
    files: { save: blocked('files.save'), keep: () => 'sealed', kept: () => null },
    clipboard: {
      write: () => {
        onBlocked('clipboard.write')
        return Promise.resolve(false)
      },
    },
    share: () => {
      onBlocked('share')
      return Promise.resolve(false)
    },
    clock: { now: () => '1970-01-01T00:00:00.000Z' },
    ids: { next: () => 'sealed' },
    timers: { after: never },
    print: blocked('print'),
    onReturn: nothing,
    onLeave: nothing,
    confirmLeaving: nothing,
  }
}

/** A port that can be closed permanently: until then the given one, afterwards the sealed one, no matter who holds a part of it. */
export const sealable = (live: Effects): { effects: Effects; seal: (at: BrowserLocation) => void } => {
  let port: Effects = live
  const pops = new Set<() => void>()
  type Part = Record<string | symbol, unknown>
  const through = (part: () => object): object =>
    new Proxy(part(), {
      get: (_target, name) => {
        const value = (part() as Part)[name]
        if (typeof value === 'object' && value !== null) return through(() => (part() as Part)[name] as object)
        return (...given: unknown[]) => ((part() as Part)[name] as (...given: unknown[]) => unknown)(...given)
      },
    })
  const onPop = (listener: () => void) => {
    pops.add(listener)
    const stop = live.navigation.onPop(() => {
      if (port === live) listener()
      // The browser's Back is the page's own from here on: the browser has not moved with it.
      else port.navigation.go(-1)
    })
    return () => {
      pops.delete(listener)
      stop()
    }
  }
  const effects = through(() => port) as Effects
  return {
    effects: { ...effects, navigation: { ...effects.navigation, onPop } },
    seal: (at) => {
      const sealed = sealedEffects(undefined, at)
      pops.forEach((listener) => sealed.navigation.onPop(listener))
      port = sealed
    },
  }
}
