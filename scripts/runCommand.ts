import { spawn } from 'node:child_process'

export interface Ended {
  code: number
  output: string
  seconds: number
}

/** Runs a program of node_modules/.bin or of the path; prints what it says meanwhile unless `quiet`. */
export const runCommand = (
  [program = '', ...args]: readonly string[],
  { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const start = performance.now()
    const path = `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: path },
    })
    let output = ''
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - start) / 1000 })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        if (!quiet) process.stdout.write(text)
      })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
