import type { Db } from '../db/client'
import { showHelpers, type shows } from '../db/schema'
import { sampleId } from './people'

type ShowRow = typeof shows.$inferInsert

/** Two people who help at the first of the sample shows; neither has an account. */
export const seedHelpers = async (tx: Db, { id: showId, startDate: day }: ShowRow): Promise<void> => {
  await tx.insert(showHelpers).values([
    { id: sampleId(15, 1), showId, day, name: 'Iwona Sadowska', task: 'Gate', phone: '+44 1632 960 241' },
    { id: sampleId(15, 2), showId, day, name: 'Gareth Pugh', task: 'Course building' },
  ])
}
