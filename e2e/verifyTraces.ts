import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { divergenceText } from '../src/trace/describe'
import { foldTrace } from '../src/trace/foldTrace'
import { readTrace } from '../src/trace/readTrace'
import { countSecrets } from '../src/trace/redact/scan'
import { secretsIn } from '../src/trace/redactTrace'
import type { EarlierPage } from '../src/features/qa/recorder/earlierPages'
import type { PageRecording } from './recordPage'

/** What is wrong with a trace: each would make it useless, or not fit to be passed on. */
const problemsOf = (page: EarlierPage, secrets: string[]): string[] => {
  if ('refused' in page) return [`it was not kept: ${JSON.stringify(page.refused)}`]
  const read = readTrace(page.text)
  if (!read.success) return [`it cannot be read: ${read.reason}`]
  const { trace } = read
  const { divergence } = foldTrace(trace)
  const { start, actions, envelope } = trace
  return [
    ...(divergence ? [divergenceText(divergence, trace)] : []),
    ...Object.entries(secretsIn(trace)).map(([kind, count]) => `it holds ${count} × ${kind}`),
    ...(countSecrets([start, actions, envelope?.deltas], secrets) > 0 ? ['it holds a password or a token'] : []),
  ]
}

/**
 * Replays what was recorded of a page while a journey was walked: a trace that replays differently, or holds a secret, fails
 * it. The traces of a journey that failed are kept, and its error says how to open them.
 */
export const verifyTraces = async (recording: PageRecording, info: TestInfo): Promise<void> => {
  const pages = await recording.take()
  const problems = pages.flatMap((page, index) =>
    problemsOf(page, recording.secrets()).map((problem) => `trace ${index + 1}: ${problem}`),
  )
  if (pages.length < recording.loads())
    problems.push(`${recording.loads()} pages were recorded, and ${pages.length} left a trace`)
  if (problems.length === 0 && info.status === info.expectedStatus) return
  const files = pages.flatMap((page, index) => {
    if (!('text' in page)) return []
    const path = info.outputPath(`trace-${index + 1}.json`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, page.text)
    info.attachments.push({ name: `trace-${index + 1}`, path, contentType: 'application/json' })
    return [`npm run replay -- ${relative('.', path)}`]
  })
  throw new Error([...problems, 'What the journey did, page by page:', ...files.map((file) => `  ${file}`)].join('\n'))
}
