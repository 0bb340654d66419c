import { eq } from 'drizzle-orm'
import type { Action } from '#contract/access/policies'
import type { Db } from '../../db/client'
import { dogs } from '../../db/schema'
import { dogRecord, type DogRow } from './dogFromRow'
import { authorized, type CallerRequest } from '../../http/authorize'

/** The dog at an address, if the caller may do this to it. */
export const findDog = async (db: Db, request: CallerRequest, action: Action, slug: string): Promise<DogRow> => {
  const [found] = await db.select().from(dogs).where(eq(dogs.slug, slug))
  return authorized(request, action, found, dogRecord)
}
