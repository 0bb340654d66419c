import type { Db } from '../db/client'
import { showExtras } from '../db/schema'
import { sampleId } from './people'

const ofBoth = (text: string) => ({ en: text, pl: text })
const sizes = ['S', 'M', 'L', 'XL']

/** What the first of the sample shows sells besides entries; of the dinner few are left for the members. */
export const seedExtras = async (tx: Db, { id: showId }: { id: string }, now: Date): Promise<void> => {
  const extra = { showId, currency: 'GBP' as const, options: [], limit: null, perMember: null, soldUntil: null }
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  await tx.insert(showExtras).values([
    {
      ...extra,
      id: sampleId(21, 1),
      kind: 'camping',
      name: { en: 'Camping pitch, whole weekend', pl: 'Miejsce na kemping, cały weekend' },
      price: 1500,
      limit: 20,
      perMember: 2,
      createdAt: at(0),
    },
    {
      ...extra,
      id: sampleId(21, 2),
      kind: 'clothing',
      name: { en: 'T-shirt', pl: 'Koszulka' },
      price: 1200,
      options: sizes.map((size, index) => ({
        id: sampleId(22, index + 1),
        name: ofBoth(size),
        limit: size === 'XL' ? 0 : null,
      })),
      createdAt: at(1),
    },
    {
      ...extra,
      id: sampleId(21, 3),
      kind: 'meal',
      name: { en: 'Saturday dinner', pl: 'Sobotnia kolacja' },
      price: 950,
      options: [
        { id: sampleId(22, 5), name: { en: 'With meat', pl: 'Z mięsem' }, limit: null },
        { id: sampleId(22, 6), name: { en: 'Vegetarian', pl: 'Wegetariańska' }, limit: 2 },
      ],
      limit: 3,
      createdAt: at(2),
    },
  ])
}
