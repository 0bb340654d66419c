import { freePort, scratchFolder, startProduct } from './product'
import { logIn } from './ask'
import { wait, type Report } from './report'
import { readNumber, startWriting } from './writes'

/** The server on the embedded database is killed while it writes, twenty times: what was acknowledged is there. */
export const kill = async ({ check }: Report): Promise<void> => {
  const env = { DATA_DIR: scratchFolder(), PORT: String(await freePort()) }
  let product = await startProduct(env)
  const token = await logIn(product.origin)
  let [lost, written, slowest] = [0, 0, 0]
  for (let time = 0; time < 20; time += 1) {
    const writing = startWriting(product.origin, token, written)
    await wait(300 + Math.random() * 700)
    const ended = product.end('SIGKILL')
    await writing.stop()
    await ended
    const start = performance.now()
    product = await startProduct(env)
    slowest = Math.max(slowest, (performance.now() - start) / 1_000)
    written = await readNumber(product.origin, token)
    if (written < writing.counts.acknowledged) lost += 1
  }
  check(
    'killed 20 times, nothing acknowledged is lost',
    lost === 0 && written > 0,
    `${lost} lost, ${written} writes, slowest start ${slowest.toFixed(1)} s`,
  )
  await product.end('SIGTERM')
}
