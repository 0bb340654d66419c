import type { FastifyReply } from 'fastify'
import type { Api } from '../../http/types'
import { isChipTaken } from './checkDog'

/** Limits how often an account learns that a microchip number is taken: repeated answers would allow guessing. */
export const tellTakenChip = async <T>(
  { limits }: Pick<Api, 'limits'>,
  reply: FastifyReply,
  accountId: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (isChipTaken(error)) await limits.takenChips.consume(accountId, reply)
    throw error
  }
}
