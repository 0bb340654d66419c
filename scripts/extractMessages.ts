import { writeFileSync } from 'node:fs'
import { extractedText, localeFile } from './messages'

/** Writes en.json again from the sentences in the source. */
writeFileSync(localeFile('en'), extractedText())
process.stdout.write(`${localeFile('en')} is written. Now the same ids in ${localeFile('pl')}: npm test -- messages\n`)
