import { and, asc, eq, isNull, like, or, type SQL } from 'drizzle-orm'
import { signedCardVersion } from '#contract/dog/card'
import { limits } from '#contract/shared/limits'
import { paramsOf, paths } from '#contract/shared/paths'
import { compactText } from '#contract/shared/visibleText'
import { contains } from '../../db/contains'
import { dogs } from '../../db/schema'
import type { ServerDeps } from '../../deps'
import type { DogRow } from '../../domain/dog/dogFromRow'
import { dogOfLink } from './card'
import { readSignedCard } from './cardKeys'

/** The dog that a card was issued for: it names none by id, and its height may have changed since. */
const onCard = async (deps: ServerDeps, text: string): Promise<SQL | undefined> => {
  const card = await readSignedCard(deps, text)
  if (!card) return undefined
  const { name, kennelClubName, breed, chipEnd } = card
  return and(
    ...[eq(dogs.name, name), eq(dogs.kennelClubName, kennelClubName), eq(dogs.breed, breed)],
    chipEnd === '' ? isNull(dogs.microchip) : like(dogs.microchip, `%${chipEnd}`),
  )
}

/** The dog of an address of ours: of a card that is shared, or of a dog's own page. */
const atAddress = async (deps: ServerDeps, path: string): Promise<SQL | undefined> => {
  const { token } = paramsOf(paths.sharedCard, path) ?? {}
  const shared = token === undefined ? undefined : await dogOfLink(deps, token)
  if (shared) return eq(dogs.id, shared.id)
  const { slug } = paramsOf(paths.deskDog, path) ?? paramsOf(paths.dog, path) ?? {}
  return slug === undefined ? undefined : eq(dogs.slug, slug)
}

const named = (text: string): SQL | undefined =>
  or(contains([dogs.name, dogs.kennelClubName], text), eq(dogs.microchip, compactText(text)))

const wanted = async (deps: ServerDeps, text: string): Promise<SQL | undefined> => {
  if (text.includes(`${signedCardVersion}.`)) return onCard(deps, text)
  const base = 'https://here'
  if (/^(https?:\/)?\//.test(text))
    return URL.canParse(text, base) ? atAddress(deps, new URL(text, base).pathname) : undefined
  return named(text)
}

/** Dogs of any account: by a part of their name, their whole microchip, or what their card carries. */
export const findDogs = async (deps: ServerDeps, text: string): Promise<DogRow[]> => {
  const which = await wanted(deps, text)
  if (!which) return []
  return deps.db.select().from(dogs).where(which).orderBy(asc(dogs.name), asc(dogs.slug)).limit(limits.dogsFound)
}
