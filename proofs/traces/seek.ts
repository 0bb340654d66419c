// How long the player takes to show a step of a long trace: `npm run proofs -- player`.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { qaFramePath } from '#contract/qa/frame'
import { deltaOf } from '../../src/trace/delta'
import { foldTrace } from '../../src/trace/foldTrace'
import { readTrace } from '../../src/trace/readTrace'
import { measure } from './measure'

const mostMs = 16
const seeks = 2000
const text = readFileSync(process.argv[2] ?? '', 'utf8')
const read = readTrace(text)
if (!read.success) throw new Error(read.reason)
const { frames } = foldTrace(read.trace)
const last = frames.length - 1

/** Steps by chance, each with what it changes of the one before, and the milliseconds that the page needs to find that. */
const plan = () => {
  const steps = [0, last, ...Array.from({ length: seeks }, () => Math.floor(Math.random() * last))]
  return steps.slice(1).map((step, index) => {
    const before = performance.now()
    const delta = deltaOf(frames[steps[index] ?? 0], frames[step])
    return { step, delta, milliseconds: performance.now() - before }
  })
}

interface Said {
  type: string
  step: number
}
/** What Chromium notes at a mark: the instant, and how long the thread has worked until then, in microseconds. */
interface Mark {
  name: string
  cat: string
  ts: number
  tts: number
}

/** In the page, before its scripts: marks where a seek begins, where its screen is in the document, and where that is laid out. */
const markSeeks = () => {
  window.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.type === 'qa/seek') performance.mark('seek')
  })
  const post = window.postMessage.bind(window)
  const postMarked = (message: Said) => {
    if (message.type === 'qa/shown') {
      performance.mark('shown')
      document.body.getBoundingClientRect()
      performance.mark('laid out')
    }
    post(message)
  }
  window.postMessage = postMarked as typeof post
}

interface Planned {
  state: object
  planned: { step: number; delta: unknown }[]
}

/** In the page: seeks one after the other. */
const seekOften = async ({ state, planned }: Planned) => {
  const say = (message: object) =>
    new Promise<void>((resolve) => {
      const listen = ({ data }: MessageEvent<Said>) => {
        if (data.type !== 'qa/shown') return
        removeEventListener('message', listen)
        resolve()
      }
      addEventListener('message', listen)
      postMessage(message, '*')
    })
  await say({ type: 'qa/show', step: 0, state })
  for (const { step, delta } of planned) await say({ type: 'qa/seek', step, delta })
}

const marksOf = async (browser: Browser, page: Page, run: () => Promise<unknown>): Promise<Mark[]> => {
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await run()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Mark[] }
  const marks = traceEvents.filter(
    ({ cat, name }) => cat === 'blink.user_timing' && /^(seek|shown|laid out)$/.test(name),
  )
  return marks.toSorted((a, b) => a.ts - b.ts)
}

/** The milliseconds from each beginning of a seek to the next mark of a name, by a clock. */
const times = (marks: Mark[], name: string, clock: 'ts' | 'tts') => {
  const all: number[] = []
  let began: Mark | null = null
  for (const mark of marks) {
    if (mark.name === 'seek') began = mark
    if (mark.name !== name || !began) continue
    all.push((mark[clock] - began[clock]) / 1000)
  }
  // The first leads to the end of the trace.
  return all.slice(1)
}

const at = (all: number[], share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? NaN
const spread = (all: number[]) => `median ${at(all, 0.5).toFixed(1)} ms, p95 ${at(all, 0.95).toFixed(1)} ms`

measure(async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript('globalThis.__name = (one) => one')
  await page.addInitScript(markSeeks)
  await page.goto(origin + qaFramePath, { waitUntil: 'load' })
  const planned = plan()
  const marks = await marksOf(browser, page, () =>
    page.evaluate(seekOften, {
      state: frames[0] as object,
      planned: planned.map(({ step, delta }) => ({ step, delta })),
    }),
  )
  const found = planned.map(({ milliseconds }) => milliseconds)
  // Processor time: the machine may be busy with other things.
  const shown = times(marks, 'shown', 'tts')
  if (shown.length !== seeks) throw new Error(`${shown.length} of ${seeks} seeks were measured`)
  process.stdout.write(
    [
      `${last} steps, ${seeks} seeks by chance, processor time: ${spread(shown)} of at most ${mostMs} ms`,
      `to find what a seek changes: ${spread(found)}`,
      `with the browser's styles and layout: ${spread(times(marks, 'laid out', 'tts'))}`,
      `by the clock on the wall: ${spread(times(marks, 'shown', 'ts'))}`,
      '',
    ].join('\n'),
  )
  process.exitCode = at(shown, 0.95) + at(found, 0.95) > mostMs ? 1 : 0
})
