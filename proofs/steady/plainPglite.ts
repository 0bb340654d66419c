import { PGlite } from '@electric-sql/pglite'

// The control: PGlite as it comes, with a row and a checkpoint again and again. It says the number of each row it has
// committed. `tsx plainPglite.ts <folder>`, or with `last` the highest number that is there.
const [, , folder = '', only] = process.argv

const run = async (): Promise<void> => {
  const db = await PGlite.create(folder)
  await db.exec('create table if not exists t (n int)')
  const { rows } = await db.query<{ last: number | null }>('select max(n) as last from t')
  const last = rows[0]?.last ?? 0
  process.stdout.write(`${last}\n`)
  if (only === 'last') process.exit(0)
  for (let n = last + 1; ; n += 1) {
    await db.query('insert into t values ($1)', [n])
    process.stdout.write(`${n}\n`)
    if (n % 200 === 0) await db.exec('checkpoint')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
