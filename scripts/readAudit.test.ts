import { readAudit } from './readAudit'

const lock = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/lodash': { version: '4.17.20' },
    'node_modules/old/node_modules/lodash': { version: '4.17.15' },
    'node_modules/ms': { version: '1.0.0' },
  },
})
const metadata = { dependencies: { prod: 30, dev: 700, optional: 10, peer: 5, peerOptional: 0, total: 740 } }

it('lists packages with an advisory, their installed versions and the fix', () => {
  const advisory = {
    source: 1106913,
    name: 'lodash',
    dependency: 'lodash',
    title: 'Command Injection in lodash',
    cwe: ['CWE-94'],
    url: 'https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
    severity: 'high',
    range: '<4.17.21',
  }
  const slow = {
    source: 1109573,
    name: 'ms',
    dependency: 'ms',
    title: 'Inefficient expression in ms',
    cwe: ['CWE-1333'],
    url: 'https://github.com/advisories/GHSA-w9mr-4mfr-499f',
    severity: 'moderate',
    range: '<2.0.0',
  }
  const answer = {
    auditReportVersion: 2,
    vulnerabilities: {
      lodash: {
        name: 'lodash',
        severity: 'high',
        isDirect: false,
        via: [advisory],
        effects: ['old'],
        range: '<=4.17.20',
        nodes: ['node_modules/lodash', 'node_modules/old/node_modules/lodash'],
        fixAvailable: { name: 'old', version: '2.0.0', isSemVerMajor: true },
      },
      old: {
        name: 'old',
        severity: 'high',
        isDirect: true,
        via: ['lodash'],
        effects: [],
        range: '<2.0.0',
        nodes: ['node_modules/old'],
        fixAvailable: { name: 'old', version: '2.0.0', isSemVerMajor: true },
      },
      ms: {
        name: 'ms',
        severity: 'moderate',
        isDirect: false,
        via: [slow],
        effects: [],
        range: '<2.0.0',
        nodes: ['node_modules/ms'],
        fixAvailable: false,
      },
    },
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 1, high: 2, critical: 0, total: 3 }, ...metadata },
  }
  expect(readAudit(JSON.stringify(answer), lock)).toEqual({
    code: 1,
    lines: [
      'lodash 4.17.20, 4.17.15: high, Command Injection in lodash (<4.17.21); fixed by old 2.0.0. https://github.com/advisories/GHSA-35jh-r3h4-6jhm',
      'ms 1.0.0: moderate, Inefficient expression in ms (<2.0.0); no release fixes it yet. https://github.com/advisories/GHSA-w9mr-4mfr-499f',
      '2 advisories for the 740 installed packages.',
    ],
  })
})

it('says that nothing is known', () => {
  const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 }
  const answer = { auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: none, ...metadata } }
  expect(readAudit(JSON.stringify(answer), lock)).toEqual({
    code: 0,
    lines: ['No advisories for the 740 installed packages.'],
  })
})

it('says that the registry was unreachable, and never that nothing is known', () => {
  const refused = {
    message: '405 Method Not Allowed - POST https://packages.example.org/-/npm/v1/security/advisories/bulk',
    method: 'POST',
    uri: 'https://packages.example.org/-/npm/v1/security/advisories/bulk',
    headers: { allow: ['GET,HEAD'], 'content-length': ['0'], 'x-fetch-attempts': ['1'] },
    statusCode: 405,
    body: '',
    error: { summary: '', detail: '' },
  }
  expect(readAudit(JSON.stringify(refused), lock)).toEqual({
    code: 2,
    lines: [`Not checked: ${refused.message}`, expect.stringContaining('--registry=')],
  })
  const offline = { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' } }
  expect(readAudit(JSON.stringify(offline), lock).lines[0]).toBe(
    'Not checked: This command requires an existing lockfile.',
  )
  for (const answer of ['', '{}', 'null', '<html>', '{"auditReportVersion":3,"vulnerabilities":{}}'])
    expect(readAudit(answer, lock).code).toBe(2)
})
