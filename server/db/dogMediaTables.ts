import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { dogs } from './dogTables'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const dogId = () =>
  uuid('dog_id')
    .notNull()
    .references(() => dogs.id, { onDelete: 'cascade' })

/** The photo of a dog as it was made again from the file that was sent. */
export const dogPhotos = pgTable('dog_photos', {
  id: text('id').primaryKey(),
  dogId: dogId().unique('dog_photos_once'),
  large: bytes('large').notNull(),
  small: bytes('small').notNull(),
})

/** The public card of a dog, while its owner shares it. */
export const dogCards = pgTable('dog_cards', {
  dogId: dogId().primaryKey(),
  /** A part of the address, readable: its owner is shown it again, and it opens nothing that the database does not hold. */
  token: text('token').notNull().unique('dog_cards_token'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** The one pair of keys that cards are signed with. */
export const cardKeys = pgTable('card_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted under the server's key. */
  privateKey: text('private_key').notNull(),
})
