import type { Effects, BrowserLocation } from './effects'

const nowhere: BrowserLocation = { pathname: '/', search: '', hash: '', state: null, key: 'default' }
const nothing = () => undefined
const never = () => nothing

/** A port that lets nothing out and never answers; what was asked of it is told to `onHeld`. */
export const sealedEffects = (onBlocked: (name: string) => void = nothing): Effects => {
  const blocked = (name: string) => () => onBlocked(name)
  return {
    fetch: (input) => {
      onBlocked(`fetch ${input instanceof Request ? input.url : String(input)}`)
      return new Promise<Response>(nothing)
    },
    storage: { read: () => null, write: blocked('storage.write'), remove: blocked('storage.remove'), onChange: never },
    session: { read: () => null, write: blocked('session.write'), remove: blocked('session.remove') },
    cookies: { write: blocked('cookies.write') },
    navigation: {
      current: () => nowhere,
      push: blocked('navigation.push'),
      replace: blocked('navigation.replace'),
      go: blocked('navigation.go'),
      onPop: never,
      reload: blocked('navigation.reload'),
    },
    network: { isOnline: () => true },
    files: { save: blocked('files.save'), keep: () => 'sealed', kept: () => null },
    clipboard: {
      write: () => {
        onBlocked('clipboard.write')
        return Promise.resolve(false)
      },
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

/** A port that can be closed for good: until then the given one, afterwards the sealed one, whoever holds a part of it. */
export const sealable = (live: Effects): { effects: Effects; seal: () => void } => {
  let port: object = live
  type Part = Record<string | symbol, unknown>
  const through = (part: () => object): object =>
    new Proxy(part(), {
      get: (_target, name) => {
        const value = (part() as Part)[name]
        if (typeof value === 'object' && value !== null) return through(() => (part() as Part)[name] as object)
        return (...given: unknown[]) => ((part() as Part)[name] as (...given: unknown[]) => unknown)(...given)
      },
    })
  return {
    effects: through(() => port) as Effects,
    seal: () => {
      port = sealedEffects()
    },
  }
}
