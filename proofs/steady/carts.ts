import { switchCarts } from '../../server/testing/switchCarts'
import { serverErrors, tell } from './ask'
import type { Cluster } from './cluster'
import type { Report } from './report'

/** Ten members change between the same two carts, each against the others. */
export const carts = async ({ say, check }: Report, { url }: Cluster): Promise<void> => {
  const seconds = 20
  const together = await switchCarts(url, 'together', { members: 10, seconds })
  say(`locked together, ${seconds} s: ${tell(together.statuses)}, median ${together.median.toFixed(0)} ms`)
  check(
    'no deadlock, no 5xx',
    together.deadlocks === 0 && serverErrors(together.statuses) === 0,
    `${together.deadlocks} deadlocks`,
  )
  const control = await switchCarts(url, 'one by one', { members: 10, seconds: 5 })
  check(
    'control, locked as they come: deadlocks',
    control.deadlocks > 0,
    `${control.deadlocks} in 5 s, ${tell(control.statuses)}`,
  )
}
