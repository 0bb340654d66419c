import * as z from 'zod/mini'
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
  name: 'name dogname dogsname dog callname imie imiepsa nazwa nazwapsa pies',
  kennelClubName:
    'kennelclubname kcname kcregisteredname registeredname nazwakennelclub nazwawkennelclub nazwazarejestrowana',
  pedigreeName: 'pedigreename pedigree fullname nazwarodowodowa nazwawrodowodzie imierodowodowe rodowod przydomek',
  petName: 'petname nickname homename imiedomowe nazwadomowa imiewdomu',
  gender: 'gender sex dogsex plec plecpsa',
  breed: 'breed breedname rasa rasapsa',
  birthDate:
    'birthdate dateofbirth dob born borndate whelped whelpingdate birthday dataurodzenia dataur urodzony urodzona dataurodzeniapsa',
  microchip:
    'microchip microchipnumber microchipno chip chipnumber chipno transponder mikroczip mikrochip numerchip numerchipa nrchip nrchipa czip numerczipa numermikroczipa',
  height:
    'height heightcm heightmm heightatwithers withersheight declaredheight declaredheightcm declaredheightmm size wzrost wzrostcm wzrostmm wysokosc wysokoscwklebie wysokoscwklebiecm',
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

/** Whether a header says that its heights are in millimetres, as those of our own export are. */
export const isInMillimetres = (header: string): boolean => /mm$|^declaredheight$/.test(foldHeader(header))
