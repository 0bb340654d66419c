import * as z from 'zod/mini'
import { dogNames, eachDogName } from '../dog/fields'
import { SyncField, syncFields } from './fields'

/** For each column of a file the field that it holds, or null for one that is not read. */
export const Columns = z.array(z.nullable(SyncField))
export type Columns = z.infer<typeof Columns>

/** A header without case, accents, blanks and punctuation. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\d]/gu, '')

// English and Polish, as registers, other portals and our own exports name their columns. Folded.
const knownHeaders: Record<SyncField, string> = {
  ...eachDogName((field) => dogNames[field].headers),
  gender: 'gender sex dogsex plec plecpsa',
  breed: 'breed breedname rasa rasapsa',
  birthDate:
    'birthdate dateofbirth dob born borndate whelped whelpingdate birthday dataurodzenia dataur urodzony urodzona dataurodzeniapsa',
  microchip:
    'microchip microchipnumber microchipno chip chipnumber chipno transponder mikroczip mikrochip numerchip numerchipa nrchip nrchipa czip numerczipa numermikroczipa',
  height:
    'height heightcm heightmm heightatwithers withersheight heightin heightinch heightinches heightininches declaredheight declaredheightcm declaredheightmm size wzrost wzrostwcm wzrostcale wzrostwcalach wzrostcm wzrostmm wysokosc wysokoscwklebie wysokoscwklebiecm',
  nexusRank: 'nexuslevel nexusrank nexus poziomnexus',
  kennelClubGrade: 'kennelclubgrade kcgrade grade agilitygrade stopien stopienkc stopienkennelclub',
  fciLevel: 'fcilevel fci fciclass fcigrade klasafci klasa poziomfci',
  retired: 'retired isretired emerytowany emerytura nastartowejemeryturze zakonczylkariere',
  oldAgeDog: 'oldagedog veteran weteran piesweteran psisenior senior',
  lowerLevel: 'lowerlevel nizszypoziom',
}
const fieldOf = new Map(
  syncFields.flatMap((field) => knownHeaders[field].split(' ').map((header) => [header, field] as const)),
)

/** The columns that are offered: each field once, in the first column that is called like it. */
export const suggestColumns = (headers: readonly string[]): Columns => {
  const used = new Set<SyncField>()
  return headers.map((header) => {
    const field = fieldOf.get(foldHeader(header)) ?? null
    if (field === null || used.has(field)) return null
    used.add(field)
    return field
  })
}

/** By what the columns that were chosen for a file are found again: its headers, in their order. */
export const headersKey = (headers: readonly string[]): string => headers.map(foldHeader).join('|')

export type HeightUnit = 'cm' | 'mm' | 'in'

/** What a header says that its heights are in; those of our own export are in millimetres. */
export const heightUnitOf = (header: string): HeightUnit => {
  if (/(?:in|inch|inches|cale|calach)$/.test(foldHeader(header)) || /["″]\)?$/.test(header.trim())) return 'in'
  return /mm$|^declaredheight$/.test(foldHeader(header)) ? 'mm' : 'cm'
}

/** How many lines may precede the one that names the columns. */
export const titleLinesMax = 20

/**
 * Which line of a file names its columns: of the first lines the one that names most fields, else the first that fills as
 * many cells as any of them.
 */
export const findHeaderLine = (lines: readonly (readonly string[])[]): number => {
  const first = lines.slice(0, titleLinesMax)
  const known = first.map((cells) => suggestColumns(cells).filter((field) => field !== null).length)
  const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const most = Math.max(...known)
  return Math.max(0, most > 1 ? known.indexOf(most) : filled.indexOf(Math.max(...filled)))
}
