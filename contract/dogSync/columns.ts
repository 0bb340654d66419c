import { dogNames, eachDogName } from '../dog/fields'
import { columnFinder, foldHeader } from '../shared/tableColumns'
import { syncFields, type SyncField } from './fields'

/** For each column of a file the field that it holds, or null for one that is not read. */
export type Columns = (SyncField | null)[]

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

/** What is offered for a register's export, by its headers. */
export const { suggestColumns, findHeaderLine } = columnFinder(syncFields, knownHeaders)

export type HeightUnit = 'cm' | 'mm' | 'in'

/** What a header says that its heights are in; those of our own export are in millimetres. */
export const heightUnitOf = (header: string): HeightUnit => {
  if (/(?:in|inch|inches|cale|calach)$/.test(foldHeader(header)) || /["″]\)?$/.test(header.trim())) return 'in'
  return /mm$|^declaredheight$/.test(foldHeader(header)) ? 'mm' : 'cm'
}
