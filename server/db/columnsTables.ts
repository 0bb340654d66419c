import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SyncField } from '#contract/dogSync/fields'
import type { ImportField } from '#contract/member/importFields'
import type { StatementField } from '#contract/money/statementFields'
import { users } from './accountTables'

/** Which columns an account chose for files with the same headers; `key` is what those headers have in common. */
const columnsTable = <Field extends string>(name: string) =>
  pgTable(
    name,
    {
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id),
      key: text('key').notNull(),
      columns: jsonb('columns').$type<(Field | null)[]>().notNull(),
      chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.userId, table.key] })],
  )

export type ColumnsTable<Field extends string> = ReturnType<typeof columnsTable<Field>>

/** Of registers' exports of dogs. */
export const chosenColumns = columnsTable<SyncField>('dog_sync_columns')
/** Of lists of members. */
export const memberImportColumns = columnsTable<ImportField>('member_import_columns')
/** Of banks' tables of transactions. */
export const statementColumns = columnsTable<StatementField>('statement_columns')
