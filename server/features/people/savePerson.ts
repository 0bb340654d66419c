import { eq } from 'drizzle-orm'
import type { PersonDraft } from '#contract/people/people'
import { audit, type ChangedBy } from '../../audit/audit'
import type { Db } from '../../db/client'
import { people } from '../../db/schema'
import { updateAtVersion } from '../../http/updateAtVersion'
import { findPerson, type PersonRow } from './person'

/** Adds a person whom shows can name. Two people may have one name. */
export const addPerson = async (tx: Db, { name }: PersonDraft, by: ChangedBy): Promise<PersonRow> => {
  const [person] = await tx.insert(people).values({ name }).returning()
  if (!person) throw new Error('A person was not added')
  const subject = { type: 'person', id: person.id } as const
  await audit(tx, { by, action: 'person.added', subject, onBehalfOf: null, after: { name } })
  return person
}

/** Gives a person another name: every show that names them says that one from then on. */
export const renamePerson = async (
  tx: Db,
  { id, name: before, accountId }: PersonRow,
  { name, version }: PersonDraft & { version: number },
  by: ChangedBy,
): Promise<void> => {
  // What is sent again after a lost answer is no conflict.
  if (name === before) return
  await updateAtVersion(tx, people, {
    where: eq(people.id, id),
    version,
    set: { name },
    present: async () => ({ name: (await findPerson(tx, id))?.name ?? before }),
  })
  const subject = { type: 'person', id } as const
  await audit(tx, {
    by,
    action: 'person.renamed',
    subject,
    onBehalfOf: accountId,
    before: { name: before },
    after: { name },
  })
}
