import { existsSync, readFileSync } from 'node:fs'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const left = readFileSync('.dockerignore', 'utf8').trim().split('\n')
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '))
const kept = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)]

describe('the image of a server [R11.2]', () => {
  it('is built of files that there are', () => {
    expect(copied).toContain('package-lock.json')
    expect(copied.filter((file) => !existsSync(file))).toEqual([])
  })

  it('keeps every file that the server reads at its place', () => {
    const made = ['dist', 'node_modules']
    expect(kept.map(([, from]) => from)).toEqual(
      expect.arrayContaining(['package.json', 'content', 'server/db/migrations', ...made]),
    )
    expect(kept.filter(([, from, to]) => from !== to)).toEqual([])
    expect(kept.filter(([, from = '']) => !made.includes(from) && !existsSync(from))).toEqual([])
    expect(kept.filter(([, from = '']) => !made.includes(from) && left.includes(from))).toEqual([])
  })

  it('starts the built server, as a user without rights', () => {
    const [, program] = /^CMD \["node", "dist\/(server\/\w+)\.mjs"\]$/m.exec(dockerfile) ?? []
    expect(existsSync(`${program}.ts`)).toBe(true)
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  it('takes nothing of this machine along that is secret or made', () => {
    expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'data', '*.backup', 'node_modules', 'dist']))
  })

  it('uses the compose file’s major version of PostgreSQL, and one version of Node', () => {
    const compose = readFileSync('compose.yaml', 'utf8')
    const [, client] = /postgresql-client-(\d+)/.exec(dockerfile) ?? []
    expect(compose).toMatch(new RegExp(`image: postgres:${client}\\.\\d`))
    expect(new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)).size).toBe(1)
    expect(`${dockerfile}${compose}`).not.toMatch(/:latest/)
  })
})
