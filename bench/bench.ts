import { runCommand } from '../scripts/runCommand'

// npm run bench [-- <name> …]: builds, then measures; what follows the name goes to the measurement.
const measurements: Record<string, string[][]> = {
  pages: [
    ['node', 'scripts/ensure.mjs', 'build'],
    ['tsx', 'scripts/buildSynchronousBoot.ts'],
    ['tsx', 'bench/pages.ts'],
  ],
  desk: [
    ['node', 'scripts/ensure.mjs', 'build'],
    ['tsx', 'bench/desk.ts'],
  ],
  kit: [
    ['tsx', 'scripts/buildKitTimes.ts'],
    ['tsx', 'bench/kit.ts'],
  ],
  growth: [['tsx', 'bench/growth.ts']],
  texts: [['tsx', 'bench/texts.ts']],
}

const [name = 'pages', ...more] = process.argv.slice(2)
const commands = measurements[name]
if (!commands) {
  process.stderr.write(`No such measurement: ${name}. There are: ${Object.keys(measurements).join(', ')}\n`)
  process.exit(1)
}
for (const [index, command] of commands.entries()) {
  const { code } = await runCommand(index === commands.length - 1 ? [...command, ...more] : command)
  if (code !== 0) process.exit(code)
}
