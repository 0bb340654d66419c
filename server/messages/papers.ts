import type { Locale } from '#contract/shared/locales'
import type { Grade } from '#contract/rules/scoring'
import type { Round } from '#contract/results/score'

interface PaperMessages {
  results: (show: string) => string
  prizes: (show: string) => string
  labels: (show: string) => string
  scoreSheets: (show: string) => string
  certificates: (show: string) => string
  noResults: string
  noEntries: string
  noCertificates: string
  noPrizes: string
  columns: Record<
    'place' | 'number' | 'dog' | 'handler' | 'time' | 'speed' | 'courseFaults' | 'timeFaults' | 'total' | 'round',
    string
  >
  rounds: Record<Round | 'disqualified', string>
  grades: Record<Grade, string>
  courseTime: (seconds: string) => string
  courseLength: (metres: number) => string
  /** Lines that the judge fills in. */
  toFill: { judge: string; courseLength: string; courseTime: string; maximumTime: string; signature: string }
  sheetColumns: Record<'order' | 'faults' | 'refusals' | 'eliminated' | 'time', string>
  notDrawn: string
  unmeasured: string
  measureFirst: string
  certificate: string
  placeOf: (place: number) => string
  clearRound: string
  inClass: (cls: string) => string
  /** The result of several rounds together: as a heading, and on a certificate. */
  combined: (name: string) => string
  inCombined: (name: string) => string
  inTeam: (team: string) => string
  handledBy: (handler: string) => string
  judge: string
}

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** The text of what is printed for a show. */
export const paperMessages: Record<Locale, PaperMessages> = {
  en: {
    results: (show) => `Results: ${show}`,
    prizes: (show) => `Prize list: ${show}`,
    labels: (show) => `Labels: ${show}`,
    scoreSheets: (show) => `Score sheets: ${show}`,
    certificates: (show) => `Certificates: ${show}`,
    noResults: 'No results are published yet.',
    noEntries: 'There are no entries yet.',
    noCertificates: 'No dog of this class has an awarded place or clear round in published results.',
    noPrizes: 'There are no awarded places.',
    columns: {
      place: 'Place',
      number: 'No.',
      dog: 'Dog',
      handler: 'Handler',
      time: 'Time',
      speed: 'm/s',
      courseFaults: 'Course',
      timeFaults: 'Over time',
      total: 'Total',
      round: 'Result',
    },
    rounds: {
      clear: 'Clear',
      faults: '',
      time_faults: '',
      eliminated: 'Eliminated',
      not_run: 'Not run',
      incomplete: '',
      points: '',
      disqualified: 'Disqualified',
    },
    grades: { excellent: 'Excellent', very_good: 'Very good', good: 'Good' },
    courseTime: (seconds) => `Course time ${seconds} s`,
    courseLength: (metres) => `course length ${metres} m`,
    toFill: {
      judge: 'Judge',
      courseLength: 'Course length (m)',
      courseTime: 'Course time (s)',
      maximumTime: 'Maximum course time (s)',
      signature: 'Judge’s signature',
    },
    sheetColumns: { order: 'Order', faults: 'Faults', refusals: 'Refusals', eliminated: 'E', time: 'Time' },
    notDrawn: 'The running order is not drawn yet: the dogs are listed as they entered.',
    unmeasured: 'height not measured',
    measureFirst: 'measure first',
    certificate: 'Certificate',
    placeOf: (place) => `${place}${endings[ordinals.select(place)] ?? 'th'} place`,
    clearRound: 'Clear round',
    inClass: (cls) => `in ${cls}`,
    combined: (name) => `Combined result: ${name}`,
    inCombined: (name) => `in the combined result ${name}`,
    inTeam: (team) => `Team: ${team}`,
    handledBy: (handler) => `Handler: ${handler}`,
    judge: 'Judge',
  },
  pl: {
    results: (show) => `Wyniki: ${show}`,
    prizes: (show) => `Lista nagród: ${show}`,
    labels: (show) => `Etykiety: ${show}`,
    scoreSheets: (show) => `Karty sędziowskie: ${show}`,
    certificates: (show) => `Dyplomy: ${show}`,
    noResults: 'Nie ma jeszcze opublikowanych wyników.',
    noEntries: 'Nie ma jeszcze zgłoszeń.',
    noCertificates: 'Żaden pies w tym biegu nie ma w opublikowanych wynikach nagrodzonego miejsca ani przebiegu.',
    noPrizes: 'Nie ma nagrodzonych miejsc.',
    columns: {
      place: 'Miejsce',
      number: 'Nr',
      dog: 'Pies',
      handler: 'Przewodnik',
      time: 'Czas',
      speed: 'm/s',
      courseFaults: 'Na torze',
      timeFaults: 'Za czas',
      total: 'Razem',
      round: 'Wynik',
    },
    rounds: {
      clear: 'Czysty',
      faults: '',
      time_faults: '',
      eliminated: 'Dyskwalifikacja',
      not_run: 'Nie startował',
      incomplete: '',
      points: '',
      disqualified: 'Wykluczenie',
    },
    grades: { excellent: 'Doskonała', very_good: 'Bardzo dobra', good: 'Dobra' },
    courseTime: (seconds) => `Standardowy czas przebiegu ${seconds} s`,
    courseLength: (metres) => `długość toru ${metres} m`,
    toFill: {
      judge: 'Sędzia',
      courseLength: 'Długość toru (m)',
      courseTime: 'Standardowy czas przebiegu (s)',
      maximumTime: 'Maksymalny czas przebiegu (s)',
      signature: 'Podpis sędziego',
    },
    sheetColumns: { order: 'Kolej.', faults: 'Błędy', refusals: 'Odmowy', eliminated: 'D', time: 'Czas' },
    notDrawn: 'Lista startowa nie jest jeszcze wylosowana: psy są w kolejności zgłoszeń.',
    unmeasured: 'wzrost niezmierzony',
    measureFirst: 'najpierw zmierz',
    certificate: 'Dyplom',
    placeOf: (place) => `${place}. miejsce`,
    clearRound: 'Czysty przebieg',
    inClass: (cls) => `w biegu ${cls}`,
    combined: (name) => `Wynik łączny: ${name}`,
    inCombined: (name) => `w wyniku łącznym ${name}`,
    inTeam: (team) => `Drużyna: ${team}`,
    handledBy: (handler) => `Przewodnik: ${handler}`,
    judge: 'Sędzia',
  },
}
