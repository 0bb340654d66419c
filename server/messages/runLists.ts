import type { Locale } from '#contract/shared/locales'
import type { RunColumn } from '#contract/results/runFiles'
import type { Round } from '#contract/results/score'

type ResultColumn = 'faults' | 'refusals' | 'points' | 'time' | 'result' | 'timeFaults' | 'total' | 'place'
interface RunListMessages {
  className: string
  team: string
  order: string
  columns: Record<RunColumn, string>
  /** An import finds its columns by these names: see src/features/results/importTable.ts. */
  results: Record<ResultColumn, string>
  /** What a result says in place of a run; an import reads the first letter. */
  outcomes: Partial<Record<Round | 'disqualified', string>>
  notForCompetition: string
  yes: string
  no: string
}

/** The words of running orders and results in a spreadsheet. */
export const runListMessages: Record<Locale, RunListMessages> = {
  en: {
    className: 'Class name',
    team: 'Team',
    order: 'Order',
    columns: {
      number: 'Number',
      dog: 'Dog',
      kennelClubName: 'Kennel Club name',
      pedigreeName: 'Pedigree name',
      microchip: 'Microchip number',
      birthDate: 'Date of birth',
      nexusRank: 'Nexus level',
      kennelClubGrade: 'Kennel Club grade',
      fciLevel: 'FCI level',
      height: 'Dog’s height category',
      measured: 'Height measured',
      handler: 'Handler',
    },
    results: {
      faults: 'Faults',
      refusals: 'Refusals',
      points: 'Points',
      time: 'Time',
      result: 'Result',
      timeFaults: 'Time faults',
      total: 'Total faults',
      place: 'Place',
    },
    outcomes: { eliminated: 'Eliminated', not_run: 'Not run', disqualified: 'Disqualified' },
    notForCompetition: 'Not for competition',
    yes: 'yes',
    no: 'no',
  },
  pl: {
    className: 'Nazwa biegu',
    team: 'Drużyna',
    order: 'Kolejność',
    columns: {
      number: 'Numer startowy',
      dog: 'Pies',
      kennelClubName: 'Nazwa w Kennel Club',
      pedigreeName: 'Nazwa rodowodowa',
      microchip: 'Numer mikroczipa',
      birthDate: 'Data urodzenia',
      nexusRank: 'Poziom Nexus',
      kennelClubGrade: 'Stopień Kennel Club',
      fciLevel: 'Klasa FCI',
      height: 'Kategoria wzrostowa psa',
      measured: 'Wzrost zmierzony',
      handler: 'Przewodnik',
    },
    results: {
      faults: 'Błędy',
      refusals: 'Odmowy',
      points: 'Punkty',
      time: 'Czas',
      result: 'Wynik',
      timeFaults: 'Błędy za czas',
      total: 'Razem',
      place: 'Miejsce',
    },
    outcomes: { eliminated: 'Dyskwalifikacja', not_run: 'Nie startował', disqualified: 'Wykluczenie' },
    notForCompetition: 'Poza konkurencją',
    yes: 'tak',
    no: 'nie',
  },
}
