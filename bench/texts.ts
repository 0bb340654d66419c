import { namesTag } from '../server/http/entityTags'
import { richText } from '../server/content/richText'

// How much longer texts take that are made to be slow, ten times as long: about 10 times where the time grows with the text, 100 times where it
// grows with its square. npm run bench -- texts
const goal = 20
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The least milliseconds of processor time of twenty runs: other programs do not lengthen them. */
const time = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 20 }, () => {
      const start = process.cpuUsage()
      work()
      return process.cpuUsage(start).user / 1_000
    }),
  )

const growthOf = (work: (length: number) => unknown, length: number): number => {
  // Compiled before it is measured.
  for (let round = 0; round < 20; round += 1) work(length)
  // A millisecond on either side: what is too short to be measured is no growth.
  return (time(() => work(10 * length)) + 1) / (time(() => work(length)) + 1)
}

const signs = ['> ', '[', '![', '*', '- ', '<', '`', '| a |\n', '# ']
const measured = [
  ...signs.map((sign) => {
    const growth = growthOf((length) => richText(sign.repeat(length)), 1_000)
    return { name: `a text of ${JSON.stringify(sign)}`, growth }
  }),
  {
    name: 'a list of tags',
    growth: growthOf((length) => namesTag(`"${' '.repeat(length)}"`, 'W/"abc"'), 5_000),
  },
]
for (const { name, growth } of measured)
  say(`${growth > goal ? 'OVER' : '    '} ${growth.toFixed(1).padStart(6)} times  ${name}`)
process.exitCode = measured.some(({ growth }) => growth > goal) ? 1 : 0
