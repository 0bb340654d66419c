import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { openBrowser } from '../scripts/browser'
import type { KitTimes } from './kit/page'
import { slowPage, viewport } from './slowPhone'

// What Chakra's components would cost in the place of the kit's own: kB (gzip) that each adds to the factory, and how long
// many of them take to mount at 4x CPU, beside the kit's. Then what the kit's system saves. npm run bench -- kit [rounds].
const rounds = Number(process.argv[2] ?? 15)
const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

interface Page {
  kitTimes: KitTimes
}

const components = [
  'ActionBar',
  'Alert',
  'Badge',
  'Button, IconButton',
  'Heading',
  'Link',
  'Field',
  'Fieldset',
  'Input, NativeSelect, Textarea',
  'Checkbox',
  'RadioGroup',
  'PinInput',
  'Progress',
  'QrCode',
  'Skeleton',
  'SkipNavLink',
  'Spinner',
  'Steps',
  'Toast, Toaster, createToaster',
]
const always = ['chakra', 'ChakraProvider', 'createSystem', 'defaultBaseConfig']

const bundled = async (names: string[]) => {
  const list = names.join(', ')
  const { outputFiles } = await build({
    stdin: { contents: `import { ${list} } from '@chakra-ui/react'\nconsole.log(${list})`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

const measureBytes = async () => {
  const nothing = await bundled(always)
  for (const names of components) {
    const bytes = (await bundled([...always, ...names.split(', ')])) - nothing
    say(`${(bytes / 1000).toFixed(1).padStart(8)} kB   ${names}`)
  }
}

const measureTimes = async () => {
  const browser = await openBrowser()
  try {
    const page = await slowPage(await browser.newContext({ viewport }))
    await page.goto(pathToFileURL(resolve('.cache/kit-times/index.html')).href)
    await page.waitForFunction(() => 'kitTimes' in window)
    const { parts, systems } = await page.evaluate(() => {
      const { parts, systems } = (window as unknown as Page).kitTimes
      return { parts, systems }
    })
    const ms = (values: number[] = []) => `${median(values).toFixed(1).padStart(8)} ms`
    say('\n     the kit    Chakra   to mount')
    for (const name of parts) {
      const [kit, chakra] = await page.evaluate(
        ({ name, rounds }) => (window as unknown as Page).kitTimes.mountPart(name, rounds),
        { name, rounds },
      )
      say(`${ms(kit)}${ms(chakra)}   ${name}`)
    }
    const [lists, sheets] = await page.evaluate(
      ({ rounds }) => {
        const { mountList, growSheet } = (window as unknown as Page).kitTimes
        return [mountList(40, rounds), growSheet(500, rounds)] as const
      },
      { rounds },
    )
    say('\n     40 rows    a new style on a page of 500 rows')
    for (const [index, system] of systems.entries()) say(`${ms(lists[index])}${ms(sheets[index])}   ${system}`)
  } finally {
    await browser.close()
  }
}

await measureBytes()
await measureTimes()
