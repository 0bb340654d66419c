import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { accessText } from '../server/documents/access'
import { openApiText } from '../server/documents/openapi'
import { rulesText } from '../server/documents/rules'
import { architectureFile, architectureText } from './architecturePicture'
import { proofsText } from './proofs/proofsDocument'
import { vocabularyFile, vocabularyText } from './traceVocabulary'

// npm run documents writes what is generated of the sources; with --check it names what is not as it would be written.
const documents: Record<string, () => string | Promise<string>> = {
  'docs/api/openapi.json': openApiText,
  'docs/access.md': accessText,
  'docs/rules.md': rulesText,
  'docs/proofs.md': proofsText,
  [architectureFile]: architectureText,
  [vocabularyFile]: vocabularyText,
}

const check = process.argv.includes('--check')
for (const [file, textOf] of Object.entries(documents)) {
  const text = await textOf()
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (!check) writeFileSync(file, text)
  else {
    process.stderr.write(`${file} is stale. Repair: npm run documents\n`)
    process.exitCode = 1
  }
}
