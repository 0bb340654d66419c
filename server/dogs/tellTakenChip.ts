import type { FastifyReply } from 'fastify'
import type { Api } from '../http/types'
import { isChipTaken } from './checkDog'

/** Does what may tell that a microchip number is taken. Anyone who is told so again and again is guessing, and has to wait. */
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
