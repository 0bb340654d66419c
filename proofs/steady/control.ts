import { spawn } from 'node:child_process'

/** A program that stands for what there was before. */
export const startControl = (words: readonly string[]) => {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  process.on('exit', () => child.kill('SIGKILL'))
  let said = ''
  let ended = false
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const end = new Promise<void>((resolve) =>
    child.once('exit', () => {
      ended = true
      resolve()
    }),
  )
  return {
    pid: child.pid ?? 0,
    said: () => said,
    lastLine: () => said.trim().split('\n').at(-1) ?? '',
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    hasEnded: () => ended,
    end,
  }
}

export const plainPglite = (...words: string[]) =>
  startControl(['--import', 'tsx', 'proofs/steady/plainPglite.ts', ...words])
