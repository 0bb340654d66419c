// Loaded before the built server: its clock begins at the same instant in every run, since sample data are made relative to
// today. It runs on from there, so that sessions and holds are as they would be.
const offset = Date.parse('2026-11-21T10:00:00Z') - Date.now()
const real = Date
const realNow = real.now
const now = () => realNow() + offset

// A proxy, since libraries compare constructors: every date is still a Date.
globalThis.Date = new Proxy(real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
