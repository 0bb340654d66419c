import { logIn } from './ask'
import { plainPglite, startControl } from './control'
import { diskInFile } from './mounts'
import { startProduct } from './product'
import { wait, type Report } from './report'
import { readNumber, startWriting } from './writes'

/** The disk of the embedded database loses what was not synced, ten times: what was acknowledged is there. */
export const power = async ({ check }: Report): Promise<void> => {
  let [lost, acknowledged] = [0, 0]
  for (let time = 0; time < 10; time += 1) {
    const disk = diskInFile()
    const product = await startProduct({ DATA_DIR: disk.folder })
    const token = await logIn(product.origin)
    const writing = startWriting(product.origin, token, 0)
    await wait(300 + Math.random() * 700)
    // Stopped, then cut: nothing is acknowledged that the copy could not know of.
    product.signal('SIGSTOP')
    await wait(20)
    const before = writing.counts.acknowledged
    const left = disk.cut()
    const ended = product.end('SIGKILL')
    await writing.stop()
    await ended
    const again = await startProduct({ DATA_DIR: left })
    if ((await readNumber(again.origin, token)) < before) lost += 1
    acknowledged += before
    await again.end('SIGTERM')
  }
  check(
    'power cut 10 times, nothing acknowledged is lost',
    lost === 0 && acknowledged > 0,
    `${lost} lost, ${acknowledged} acknowledged`,
  )

  const disk = diskInFile()
  const control = plainPglite(`${disk.folder}/plain`)
  while (Number(control.lastLine()) < 100) await wait(20)
  control.signal('SIGSTOP')
  await wait(20)
  const before = Number(control.lastLine())
  const left = disk.cut()
  control.signal('SIGKILL')
  await control.end
  const again = startControl(['--import', 'tsx', 'proofs/steady/plainPglite.ts', `${left}/plain`, 'last'])
  await again.end
  const after = Number(again.output().trim())
  check(
    'control, PGlite as it comes: something is lost',
    !(after >= before),
    `${before} acknowledged, ${again.output().trim().slice(0, 60)} left`,
  )
}
