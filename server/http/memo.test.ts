import { memo } from './memo'

it('asks once for many readers of one moment, and again when the time is over [R10.2]', async () => {
  let now = 0
  let loads = 0
  const cached = memo<number>(1_000, () => now)
  const load = () => Promise.resolve((loads += 1))
  expect(await Promise.all(Array.from({ length: 10 }, () => cached('shows', load)))).toEqual(Array(10).fill(1))
  now = 999
  expect(await cached('shows', load)).toBe(1)
  now = 1_000
  expect(await cached('shows', load)).toBe(2)
})

it('counts from the moment when the loading began, so that a slow answer is no older [R10.2]', async () => {
  let now = 0
  const cached = memo<string>(1_000, () => now)
  let answer: (value: string) => void = () => undefined
  const slow = cached('shows', () => new Promise<string>((resolve) => (answer = resolve)))
  now = 1_200
  answer('old')
  expect(await slow).toBe('old')
  expect(await cached('shows', () => Promise.resolve('new'))).toBe('new')
})

it('keeps no failure, and nothing under another key [R10.2]', async () => {
  const cached = memo<string>(1_000, () => 0)
  await expect(cached('2026', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('2026', () => Promise.resolve('there'))).toBe('there')
  expect(await cached('2027', () => Promise.resolve('other'))).toBe('other')
})

it('keeps nothing where it may not [R10.2]', async () => {
  const cached = memo<number>(0, () => 0)
  let loads = 0
  const load = () => Promise.resolve((loads += 1))
  expect([await cached('shows', load), await cached('shows', load)]).toEqual([1, 2])
})
