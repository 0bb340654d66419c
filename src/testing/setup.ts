import { format } from 'node:util'

const printed: string[] = []
for (const way of ['error', 'warn', 'log', 'info'] as const) {
  console[way] = (...words: unknown[]) => {
    printed.push(`console.${way}: ${format(...words)}`)
  }
}

// An unread warning is an unrepaired fault. A test that expects one puts a spy on console.
afterEach(() => {
  const lines = printed.splice(0)
  if (lines.length > 0) throw new Error(`The test wrote to the console:\n${lines.join('\n')}`)
})
