/** A clock that is stopped until a test moves it. Instants are ISO texts, lengths milliseconds. */
export interface TestClock {
  now: () => Date
  set: (instant: string) => void
  advance: (milliseconds: number) => void
}

export const testClock = (start: string): TestClock => {
  let at = Date.parse(start)
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = Date.parse(instant)
    },
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}
