import * as z from 'zod/mini'

const Advisory = z.object({ title: z.string(), url: z.string(), severity: z.string(), range: z.string() })
const Vulnerability = z.object({
  name: z.string(),
  /** Advisories of the package itself, or names of packages that it has them from. */
  via: z.array(z.union([z.string(), Advisory])),
  nodes: z.array(z.string()),
  fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
})
const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), Vulnerability),
  metadata: z.object({ dependencies: z.object({ total: z.number() }) }),
})
const NoReport = z.object({ message: z.optional(z.string()), error: z.optional(z.object({ summary: z.string() })) })
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })

/** Exit codes: 0 nothing is known against what is installed, 1 something is, 2 the registry was unreachable. */
export interface AuditResult {
  code: 0 | 1 | 2
  lines: string[]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fixOf = ({ fixAvailable }: z.infer<typeof Vulnerability>): string => {
  if (typeof fixAvailable === 'object') return `fixed by ${fixAvailable.name} ${fixAvailable.version}`
  return fixAvailable ? 'fixed by: npm audit fix' : 'no release fixes it yet'
}

const linesOf = (vulnerability: z.infer<typeof Vulnerability>, lock: z.infer<typeof Lock>): string[] => {
  // What a package has from another one goes away with that one.
  const own = vulnerability.via.flatMap((via) => (typeof via === 'string' ? [] : [via]))
  const versions = vulnerability.nodes.map((node) => lock.packages[node]?.version ?? 'of unknown version')
  const installed = `${vulnerability.name} ${[...new Set(versions)].join(', ')}`
  return own.map(
    ({ title, url, severity, range }) =>
      `${installed}: ${severity}, ${title} (${range}); ${fixOf(vulnerability)}. ${url}`,
  )
}

const unavailable = (answer: unknown): AuditResult => {
  const { data } = z.safeParse(NoReport, answer)
  const why = data?.message || data?.error?.summary || 'npm audit answered with something else than its report'
  const hint =
    'The registry has no advisories to ask for, or cannot be reached. Ask another: npm run advisories -- --registry=…'
  return { code: 2, lines: [`Not checked: ${why}`, hint] }
}

/** What `npm audit --json` has said about the packages of a lock file. */
export const readAudit = (answer: string, lockFile: string): AuditResult => {
  const report = z.safeParse(Report, parsed(answer))
  if (!report.success) return unavailable(parsed(answer))
  const lock = Lock.parse(JSON.parse(lockFile))
  const lines = Object.values(report.data.vulnerabilities).flatMap((vulnerability) => linesOf(vulnerability, lock))
  const { total } = report.data.metadata.dependencies
  if (lines.length === 0) return { code: 0, lines: [`No advisories for the ${total} installed packages.`] }
  return { code: 1, lines: [...lines, `${lines.length} advisories for the ${total} installed packages.`] }
}
