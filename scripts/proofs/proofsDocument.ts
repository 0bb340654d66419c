import { proofs, type Proof } from './proofs'
import { readResults, type Run } from './record'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const minutesOf = ({ minutes }: Run) => `${minutes < 10 ? minutes.toFixed(1) : minutes.toFixed(0)} min`
const countOf = ({ passed, printed }: Run) => (printed.length > 0 ? printed.join('; ') : `${passed} passed`)

const cleanCell = ({ name }: Proof): string => {
  const { clean } = readResults(name)
  if (!clean) return 'no clean run recorded yet'
  return `${countOf(clean)} in ${minutesOf(clean)}, commit ${clean.commit}, ${clean.date} (${clean.machine})`
}

/** The rest of the failures, and what each printed, are in `proofs/results`. */
const mostNamed = 3

const failedCell = ({ name }: Proof): string => {
  const { failed } = readResults(name)
  if (!failed) return ''
  const { commit, date, failed: count, failures } = failed
  const named = failures.slice(0, mostNamed).map((failure) => failure.split('\n')[0])
  const more = count > named.length ? `; and ${count - named.length} more` : ''
  return `${count} failed at ${commit}, ${date}: ${named.join('; ')}${more}`
}

/** docs/proofs.md, from the list of proofs and what their last full runs recorded. */
export const proofsText = (): string => `# Proofs

Checks that take longer than \`npm test\` may. \`npm run proofs -- <name>\` runs one, \`npm run proofs\` all that have no clean
run at the present commit, so an interrupted run can be resumed. A full run on committed files records its result in
\`proofs/results\`, from which this page is generated. Times are of the machine that is named; only ratios carry over.

| proof | what holds | last clean full run | a later one that failed |
|---|---|---|---|
${proofs.map((proof) => `| ${proof.name} | ${cell(proof.claim)} | ${cell(cleanCell(proof))} | ${cell(failedCell(proof))} |`).join('\n')}
`
