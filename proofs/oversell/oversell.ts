import { fightForLastPlace, type Guard, type Round } from '../../server/testing/oversell'

// TEST_DATABASE_URL=postgres://… npx tsx proofs/oversell/oversell.ts [rounds] [buyers]
const [, , rounds = '100', buyers = '100'] = process.argv
const url = process.env.TEST_DATABASE_URL

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const run = async (guard: Guard, howMany: number): Promise<Round[]> => {
  const results = await fightForLastPlace(url ?? '', guard, { rounds: howMany, buyers: Number(buyers) })
  say(
    `${guard}: ${howMany} rounds, ${buyers} buyers, one place. Sold per round: ${results.map(({ sold }) => sold).join(' ')}`,
  )
  const sum = (name: keyof Round) => results.reduce((all, round) => all + round[name], 0)
  say(`  accepted ${sum('accepted')}, refused ${sum('refused')}, other answers ${sum('other')}`)
  return results
}

const prove = async (): Promise<boolean> => {
  const locked = await run('locked', Number(rounds))
  const checked = await run('check only', 10)
  const none = await run('none', 10)
  const exact = [...locked, ...checked].every((round) => round.sold === 1 && round.accepted === 1)
  const oversold = none.filter((round) => round.sold > 1).length
  say(exact ? 'Never oversold.' : 'OVERSOLD, or a round without a winner.')
  say(`Without lock and CHECK ${oversold} of 10 rounds oversold (at least 9 must, or this proof shows nothing).`)
  return exact && oversold >= 9
}

if (!url) {
  say(
    'Set TEST_DATABASE_URL to a PostgreSQL server: an embedded database runs one transaction at a time and hides the race.',
  )
  process.exit(2)
}
process.exit((await prove()) ? 0 : 1)
