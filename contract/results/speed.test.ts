import { speedOf } from './speed'

describe('the speed of a run', () => {
  it('is the length of the course over the time, in hundredths of a metre a second', () => {
    expect(speedOf({ round: 'clear', time: 3462 }, 165)).toBe(477)
    expect(speedOf({ round: 'faults', time: 10_000 }, 100)).toBe(100)
  })

  it('is unknown without a length or a time, and of a dog that was eliminated or did not run', () => {
    expect(speedOf({ round: 'clear', time: 3462 }, null)).toBeNull()
    expect(speedOf({ round: 'clear', time: null }, 165)).toBeNull()
    expect(speedOf({ round: 'eliminated', time: 3462 }, 165)).toBeNull()
    expect(speedOf({ round: 'not_run', time: 3462 }, 165)).toBeNull()
  })
})
