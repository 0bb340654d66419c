import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, logIn } from './ask'
import { plainPglite } from './control'
import { smallDisk } from './mounts'
import { startProduct } from './product'
import { wait, type Report } from './report'

const block = Buffer.alloc(1_000_000)

const fill = (folder: string): void => {
  for (let number = 0; ; number += 1)
    try {
      writeFileSync(join(folder, `fill-${number}`), block)
    } catch {
      return
    }
}

const free = (folder: string): void => {
  for (const name of readdirSync(folder).filter((one) => one.startsWith('fill-'))) rmSync(join(folder, name))
}

const profile = {
  name: 'Ewa',
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  emergencyName: '',
  emergencyPhone: '',
}

/** The disk of the embedded database fills up, stays full past a checkpoint, and is freed. */
export const disk = async ({ check }: Report): Promise<void> => {
  const folder = smallDisk(240)
  const { origin, end } = await startProduct({ DATA_DIR: join(folder, 'data') })
  const token = await logIn(origin)
  const write = () => ask(origin, 'PUT', '/profile', { token, body: { ...profile, locale: 'en', version: 1 } })
  const read = async () => [
    (await ask(origin, 'GET', '/shows')).status,
    (await ask(origin, 'GET', '/dogs', { token })).status,
  ]
  fill(folder)
  const full = await write()
  check(
    'full: a write is refused as storage_full',
    full.status === 503 && full.json['code'] === 'storage_full',
    `${full.status} ${String(full.json['message'])}`,
  )
  check(
    'full: reading continues',
    (await read()).every((status) => status === 200),
    String(await read()),
  )
  await wait(70_000)
  const later = await read()
  check(
    'full for 70 s, past a checkpoint: reading continues',
    later.every((status) => status === 200),
    String(later),
  )
  free(folder)
  const freed = await write()
  check('freed: writes again', freed.status < 300, `${freed.status} in ${freed.seconds.toFixed(2)} s`)
  fill(folder)
  const ended = await end('SIGTERM', 20)
  check(
    'full: ends when asked',
    ended !== null && ended.seconds < 10,
    ended ? `${ended.seconds.toFixed(1)} s` : 'not within 20 s',
  )

  const plain = smallDisk(120)
  const control = plainPglite(join(plain, 'plain'))
  while (Number(control.lastLine()) < 50) await wait(20)
  fill(plain)
  await wait(20_000)
  const before = control.output()
  control.signal('SIGTERM')
  await wait(5_000)
  const stuckOrGone = control.output() === before
  check(
    'control, PGlite as it comes: it hangs or is gone',
    stuckOrGone,
    control.hasEnded() ? `gone: ${control.lastLine().slice(0, 60)}` : 'hangs, SIGTERM ignored',
  )
  control.signal('SIGKILL')
}
