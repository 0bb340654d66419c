import { randomUUID } from 'node:crypto'
import { startSession } from '../accounts/sessions'
import type { OpenDatabase } from '../db/client'
import { dogs, users } from '../db/schema'

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
    buyers.push({ token: (await startSession(db, user, undefined, now())).token, dogId })
  }
  return buyers
}
