import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { startSession } from '../features/account/sessions'
import type { OpenDatabase } from '../db/client'
import { classes, dogs, users } from '../db/schema'
import { sampleId } from '../seed/people'

export interface Buyer {
  token: string
  dogId: string
}

const now = () => new Date()

/** Members with a session and a dog each; the sample data must be there. */
export const addBuyers = async ({ db }: Pick<OpenDatabase, 'db'>, howMany: number): Promise<Buyer[]> => {
  const [one] = await db.select().from(dogs).limit(1)
  if (!one) throw new Error('The sample data has no dogs')
  const buyers: Buyer[] = []
  for (let number = 0; number < howMany; number += 1) {
    const [id, dogId] = [randomUUID(), randomUUID()]
    const facts = { name: `Buyer ${number}`, passwordHash: '', createdAt: now(), registeredAt: now() }
    const buyer = { ...facts, id, email: `${id}@example.org`, renewalDate: '2999-12-31' }
    const [user] = await db
      .insert(users)
      .values({ ...buyer, roles: ['ROLE_USER'] })
      .returning()
    if (!user) throw new Error('A buyer could not be made')
    await db.insert(dogs).values({ ...one, id: dogId, slug: dogId, ownerId: id, microchip: null })
    buyers.push({
      token: (await startSession(db, user, { device: undefined, proof: 'not needed' }, now())).token,
      dogId,
    })
  }
  return buyers
}

/** Open classes for any dog, with so many places each; their ids. The sample data must be there. */
export const addClasses = async (
  { db }: Pick<OpenDatabase, 'db'>,
  howMany: number,
  capacity: number,
): Promise<string[]> => {
  const [sample] = await db
    .select()
    .from(classes)
    .where(eq(classes.id, sampleId(5, 101)))
  if (!sample) throw new Error('The sample data has no open class')
  const rows = Array.from({ length: howMany }, () => ({ ...sample, id: randomUUID(), capacity, taken: 0 }))
  await db.insert(classes).values(rows)
  return rows.map(({ id }) => id)
}
