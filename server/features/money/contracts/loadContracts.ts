import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ContractJudge } from '#contract/money/judgeContract'
import { organisation } from '../../../content/organisation'
import type { Db } from '../../../db/client'
import {
  classes,
  judgeContracts,
  people,
  showJudges,
  type ContractClass,
  type ContractDocument,
} from '../../../db/schema'
import { loadSettings } from '../../../db/settings'
import type { ShowRow } from '../../../domain/show/showFromRow'
import { addressWords } from '../../../lib/addressWords'

export type ContractRow = typeof judgeContracts.$inferSelect
type Person = typeof people.$inferSelect

export interface FoundJudge {
  person: Person
  /** The show names them now. */
  isNamed: boolean
  contract: ContractRow | null
  /** Of the show as it is now, in its order. */
  classes: ContractClass[]
}

/** What a judge judges: the classes that name them, and in a show with one judge those that name none. */
const loadClasses = async (db: Db, showId: string) => {
  const { date, startTime, ring, name, type, height, startLevel, endLevel, scale, judgeId } = classes
  return db
    .select({ judgeId, cls: { date, startTime, ring, name, type, height, startLevel, endLevel, scale } })
    .from(classes)
    .where(and(eq(classes.showId, showId), isNull(classes.cancelledAt)))
    .orderBy(date, startTime, ring, classes.id)
}

/** The judges of a show by name, and those that it no longer names where they have a contract. */
export const loadJudges = async (db: Db, { id: showId }: Pick<ShowRow, 'id'>): Promise<FoundJudge[]> => {
  const named = await db
    .select({ person: people })
    .from<PgTable>(showJudges)
    .innerJoin(people, eq(people.id, showJudges.personId))
    .where(eq(showJudges.showId, showId))
    .orderBy(asc(people.name), asc(people.id))
  const contracts = await db
    .select({ person: people, contract: judgeContracts })
    .from<PgTable>(judgeContracts)
    .innerJoin(people, eq(people.id, judgeContracts.personId))
    .where(eq(judgeContracts.showId, showId))
    .orderBy(asc(people.name), asc(people.id))
  const all = await loadClasses(db, showId)
  const isOnly = named.length === 1
  const found = (person: Person, isNamed: boolean): FoundJudge => ({
    person,
    isNamed,
    contract: contracts.find((one) => one.person.id === person.id)?.contract ?? null,
    classes: isNamed
      ? all.filter(({ judgeId }) => judgeId === person.id || (isOnly && judgeId === null)).map(({ cls }) => cls)
      : [],
  })
  return [
    ...named.map(({ person }) => found(person, true)),
    ...contracts
      .filter(({ person }) => !named.some((one) => one.person.id === person.id))
      .map(({ person }) => found(person, false)),
  ]
}

const factsOf = ({ name, startDate, endDate, addressLines, postcode, city }: ShowRow): ContractDocument['show'] => ({
  name,
  startDate,
  endDate,
  venue: [...addressLines, postcode, city].filter((part) => part !== '').join(', '),
})

/** What a contract of a judge says besides its terms, as it is now. */
export const documentOf = async (db: Db, show: ShowRow, judge: FoundJudge): Promise<ContractDocument> => {
  const { taxNumber, invoiceForm: form } = await loadSettings(db)
  const { name, registration, address } = organisation().legal
  return {
    club: { name, registration, address, taxNumber, form },
    judge: judge.person.name,
    show: factsOf(show),
    classes: judge.classes,
  }
}

const hasChanged = (show: ShowRow, { contract, classes: now }: FoundJudge): boolean => {
  if (!contract?.document) return false
  const { document } = contract
  return !isDeepStrictEqual([document.show, document.classes], [factsOf(show), now])
}

/** The name of a contract's file, without language and ending. */
export const fileOf = ({ slug }: ShowRow, { name }: Pick<Person, 'name'>): string =>
  ['contract', slug, addressWords(name)].filter((part) => part !== '').join('-')

/** The judges of a show with their contracts, for an admin; null: for a file. */
export const loadContracts = async (db: Db, show: ShowRow, reader: string | null): Promise<ContractJudge[]> =>
  (await loadJudges(db, show)).map((judge) => {
    const { person, isNamed, contract } = judge
    return {
      id: person.id,
      name: person.name,
      isNamed,
      own: reader !== null && person.accountId === reader,
      classes: judge.classes.length,
      file: fileOf(show, person),
      contract: contract && {
        fee: contract.fee,
        travelKind: contract.travelKind,
        travel: contract.travel,
        provided: contract.provided,
        currency: contract.currency,
        signedOn: contract.signedOn,
        isOutdated: hasChanged(show, judge),
        version: contract.version,
      },
    }
  })
