import { virtual } from '@guidepup/virtual-screen-reader'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const end = 'end of document'
const linesAtMost = 1_500

/** What a screen reader says from the top of the page to its end, a line for each stop. */
export const readAloud = async (): Promise<string> => {
  // jsdom draws nothing before or after an element, and complains when it is asked.
  const { getComputedStyle } = window
  window.getComputedStyle = (one) => getComputedStyle(one)
  await virtual.start({ container: document.body })
  for (let line = 0; (await virtual.lastSpokenPhrase()) !== end; line += 1) {
    if (line > linesAtMost) throw new Error(`No end after ${linesAtMost} lines`)
    await virtual.next()
  }
  const lines = await virtual.spokenPhraseLog()
  await virtual.stop()
  window.getComputedStyle = getComputedStyle
  return `${lines.join('\n')}\n`
}

/** The transcript that was looked at and kept. `TRANSCRIPTS=renew` keeps the present one in its place. */
export const keptTranscript = (name: string, present: string): string => {
  const file = join(process.cwd(), 'src/testing/transcripts', `${name}.txt`)
  if (process.env['TRANSCRIPTS'] === 'renew') writeFileSync(file, present)
  return existsSync(file)
    ? readFileSync(file, 'utf8')
    : `There is no ${file}: TRANSCRIPTS=renew npx jest src/app/transcripts`
}
