// Loaded before the built server: its clock is ahead by as many milliseconds as CLOCK_FILE says when it starts.
import { readFileSync } from 'node:fs'

const offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
const real = Date
const realNow = real.now
const now = () => realNow() + offset

// A proxy, since libraries compare constructors: every date is still a Date.
globalThis.Date = new Proxy(real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
