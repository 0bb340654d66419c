import type { UnknownAction } from '@reduxjs/toolkit'
import type { FoldOptions } from './foldWith'

export interface Reach {
  step: number
  type: string
  names: string[]
}

/** What a reducer must not reach for, with the object that has it. */
const watched: [object, string[]][] = [
  [globalThis, ['Date', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']],
  [Date, ['now']],
  [Math, ['random']],
  [globalThis.performance, ['now']],
  [Reflect.get(globalThis, 'crypto'), ['randomUUID', 'getRandomValues']],
]

const trap = (holder: object, name: string, onTouch: () => void): (() => void) => {
  const real = Reflect.get(holder, name) as unknown
  if (typeof real !== 'function') return () => undefined
  const own = Object.getOwnPropertyDescriptor(holder, name)
  const proxy = new Proxy(real, {
    apply: (target, self, given: unknown[]) => {
      onTouch()
      return Reflect.apply(target, self, given) as unknown
    },
    construct: (target, given: unknown[]) => {
      // An instant that is given is no clock.
      if (name !== 'Date' || given.length === 0) onTouch()
      return Reflect.construct(target, given) as object
    },
  })
  Object.defineProperty(holder, name, { value: proxy, configurable: true, writable: true })
  return () => {
    if (own) Object.defineProperty(holder, name, own)
    else Reflect.deleteProperty(holder, name)
  }
}

/** Watches clock, chance, timers and network while a trace is folded, and says which action's reducers reached for them. */
export const watchFold = (): { around: NonNullable<FoldOptions['around']>; reaches: Reach[] } => {
  const reaches: Reach[] = []
  let step = 0
  const around: NonNullable<FoldOptions['around']> = (action: UnknownAction, reduce) => {
    step += 1
    const names = new Set<string>()
    const undo = watched.flatMap(([holder, list]) => list.map((name) => trap(holder, name, () => names.add(name))))
    try {
      return reduce()
    } finally {
      undo.forEach((restore) => restore())
      if (names.size > 0) reaches.push({ step, type: action.type, names: [...names] })
    }
  }
  return { around, reaches }
}
