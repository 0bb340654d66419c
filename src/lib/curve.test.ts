import { curveThrough } from './curve'

describe('a smooth line', () => {
  it('goes through every point', () => {
    const points = [
      [0, 0],
      [10, 40],
      [30, 40],
    ] as const
    const curve = curveThrough(points)
    expect(curve).toMatch(/^M0 0C/)
    for (const [x, y] of points) expect(curve).toContain(`${x} ${y}`)
  })

  it('is nothing where it has nowhere to go', () => {
    expect(curveThrough([])).toBe('')
    expect(curveThrough([[1, 1]])).toBe('')
  })
})
