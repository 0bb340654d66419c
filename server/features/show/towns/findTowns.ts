import { normalizeText } from '#contract/shared/normalizeText'
import { townsFound, type Town } from '#contract/show/town'
import { areaOf, townIs } from './postcodeAreas'
import listed from './towns.json'

interface KnownTown extends Town {
  folded: string
  /** What each word of the name begins with. */
  parts: string[]
}

const otherNames: Record<string, string> = { warsaw: 'warszawa' }

const read = (): KnownTown[] =>
  Object.entries<string[]>(listed).flatMap(([country, lines]) =>
    lines.map((line) => {
      const [name = '', region = '', latitude, longitude] = line.split('|')
      const position = { latitude: Number(latitude), longitude: Number(longitude) }
      return {
        name,
        region,
        country,
        area: null,
        ...position,
        folded: normalizeText(name),
        parts: name.split(/[\s-]+/).map(normalizeText),
      }
    }),
  )

let known: KnownTown[] | undefined
/** Read when someone first looks for one. */
export const knownTowns = () => (known ??= read())

const shown = ({ folded, parts, ...town }: KnownTown): Town => town

const ofArea = (text: string): Town[] => {
  const area = areaOf(text)
  if (!area) return []
  const town = knownTowns().find((one) => townIs(area, one))
  return town ? [{ ...shown(town), area: area.code }] : []
}

/** The best match first: the whole name, then what begins with the text, then a later part of the name; short names first. */
const rank = (sought: string, { folded, parts }: KnownTown): number => {
  if (folded === sought) return 0
  if (folded.startsWith(sought)) return 1
  return parts.some((part) => part.startsWith(sought)) ? 2 : 3
}

/** The towns that a text may mean, ignoring case and accents; for a postcode, the town of its area first. */
export const findTowns = (text: string): Town[] => {
  const folded = normalizeText(text)
  if (folded === '') return []
  const [other] = Object.keys(otherNames).filter((name) => name.startsWith(folded) && folded.length > 2)
  const soughts = [folded, ...(other ? [otherNames[other] ?? ''] : [])]
  const rankOf = (town: KnownTown) => Math.min(...soughts.map((sought) => rank(sought, town)))
  const named = knownTowns()
    .map((town) => ({ town, rank: rankOf(town) }))
    .filter((found) => found.rank < 3)
    .sort(
      (a, b) => a.rank - b.rank || a.town.name.length - b.town.name.length || (a.town.folded < b.town.folded ? -1 : 1),
    )
    .map(({ town }) => shown(town))
  return [...ofArea(text), ...named].slice(0, townsFound)
}
