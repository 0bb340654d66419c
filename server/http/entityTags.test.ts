import { namesTag } from './entityTags'

const tag = 'W/"abc"'

it.each([tag, '"abc"', '*', ' * ', ` ${tag} `, `"x",${tag}`, `"x" ,\t${tag}, "y"`])(
  'finds a tag in the list %p, weak or strong [N70]',
  (list) => {
    expect(namesTag(list, tag)).toBe(true)
  },
)

it.each([undefined, '', 'abc', 'W/"abcd"', '"W/"abc""', '"x", "y"', ',,,'])('finds none in %p', (list) => {
  expect(namesTag(list, tag)).toBe(false)
})

/** Milliseconds of processor time, which other programs do not lengthen. */
const fastest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = process.cpuUsage()
      work()
      return process.cpuUsage(start).user / 1_000
    }),
  )

it('takes ten times as long for a list ten times as long, not a hundred times [T12]', () => {
  const time = (length: number) => fastest(() => namesTag(`"${' '.repeat(length)}"`, tag))
  // A millisecond on either side: what is too short to be measured is no growth.
  expect((time(50_000) + 1) / (time(5_000) + 1)).toBeLessThan(20)
})
