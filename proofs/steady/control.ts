import { spawn } from 'node:child_process'

/** A program that represents the previous behaviour. */
export const startControl = (args: readonly string[]) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  process.on('exit', () => child.kill('SIGKILL'))
  let output = ''
  let ended = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const end = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true
      resolve()
    }),
  )
  return {
    pid: child.pid ?? 0,
    output: () => output,
    lastLine: () => output.trim().split('\n').at(-1) ?? '',
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    hasEnded: () => ended,
    end,
  }
}

export const plainPglite = (...args: string[]) =>
  startControl(['--import', 'tsx', 'proofs/steady/plainPglite.ts', ...args])
