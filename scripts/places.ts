import { readFileSync, writeFileSync } from 'node:fs'
import { outlinesFile, outlinesText } from './mapData'
import { townsFile, townsText } from './townData'

/** Writes towns and outlines anew from the packages that have them; with --check says whether they are as those have them. */
const files = { [townsFile]: townsText, [outlinesFile]: outlinesText }
const isCheck = process.argv.includes('--check')
for (const [file, textOf] of Object.entries(files)) {
  if (!isCheck) writeFileSync(file, textOf())
  else if (readFileSync(file, 'utf8') !== textOf()) process.exitCode = 1
  process.stdout.write(`${file}: ${isCheck ? 'checked' : 'written'}\n`)
}
