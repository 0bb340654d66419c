import type { ReductionPercents } from '#contract/show/reductions'
import { sampleDraws, type SampleDraw } from './draws'

export interface SampleShow {
  slug: string
  name: string
  lines: string[]
  postcode: string
  city: string
  country: string
  position: [latitude: number, longitude: number]
  zone: 'Europe/London' | 'Europe/Warsaw'
  /** Days from today: first day (or the Saturday after it), last day, entries open, entries close. */
  days: [first: number, last: number, opens: number, closes: number]
  /** It begins today, on any day of the week. */
  isToday?: true
  state?: 'finished' | 'draft'
  /** The account that wrote it. */
  author?: number
  judges: number[]
  approvers?: number[]
  price: number
  /** A price until so many days from today, instead of the later one. */
  early?: { price: number; days: number }
  reductions?: ReductionPercents
  /** Its first places are drawn. */
  draw?: SampleDraw
  /** It has a class for veterans, one for pairs and one by points as well. */
  hasEveryKind?: true
}

const uk = { country: 'GB', zone: 'Europe/London' as const }
const poland = { country: 'PL', zone: 'Europe/Warsaw' as const }

/** The calendar of the sample data. */
export const showList: SampleShow[] = [
  {
    slug: 'shrewsbury-winter-classic',
    name: 'Shrewsbury Winter Classic',
    lines: ['West Mid Showground', 'Berwick Road'],
    postcode: 'SY1 2PF',
    city: 'Shrewsbury',
    position: [52.722, -2.748],
    ...uk,
    days: [21, 22, -20, 14],
    judges: [1, 2],
    price: 550,
  },
  {
    slug: 'poznan-halowy-puchar',
    name: 'Poznański Puchar Halowy',
    lines: ['Hala Arena', 'ul. Wyspiańskiego 33'],
    postcode: '60-751',
    city: 'Poznań',
    position: [52.399, 16.892],
    ...poland,
    days: [28, 29, -10, 18],
    judges: [2, 3],
    price: 600,
  },
  {
    slug: 'kendal-fells-agility',
    name: 'Kendal Fells Agility',
    lines: ['County Showground', 'Crooklands'],
    postcode: 'LA7 7NH',
    city: 'Kendal',
    position: [54.243, -2.717],
    ...uk,
    days: [49, 50, -2, 35],
    judges: [1],
    price: 600,
    early: { price: 500, days: 14 },
    reductions: { secondDogPercent: 20, helperPercent: 50 },
    hasEveryKind: true,
  },
  {
    slug: 'zakopane-pod-tatrami',
    name: 'Zakopane pod Tatrami',
    lines: ['Centralny Ośrodek Sportu', 'ul. Bronisława Czecha 1'],
    postcode: '34-500',
    city: 'Zakopane',
    position: [49.286, 19.965],
    ...poland,
    days: [84, 85, 20, 70],
    judges: [3],
    price: 650,
  },
  {
    slug: 'harrogate-autumn-rounds',
    name: 'Harrogate Autumn Rounds',
    lines: ['Great Yorkshire Showground', 'Railway Road'],
    postcode: 'HG2 8NZ',
    city: 'Harrogate',
    position: [53.983, -1.509],
    ...uk,
    days: [5, 6, -60, -3],
    judges: [1, 3],
    price: 525,
  },
  {
    slug: 'lodz-jesienne-starty',
    name: 'Łódzkie Jesienne Starty',
    lines: ['Klub Sportowy Żak', 'ul. Źródłowa 8'],
    postcode: '91-735',
    city: 'Łódź',
    position: [51.789, 19.479],
    ...poland,
    days: [-35, -34, -90, -45],
    state: 'finished',
    draw: sampleDraws.done,
    judges: [2],
    price: 500,
  },
  {
    slug: 'bath-spring-draft',
    name: 'Bath Spring Meeting',
    lines: ['Bath & West Showground'],
    postcode: 'BA4 6QN',
    city: 'Shepton Mallet',
    position: [51.156, -2.527],
    ...uk,
    days: [140, 141, 60, 120],
    state: 'draft',
    author: 1,
    judges: [1],
    approvers: [4],
    price: 500,
  },
  {
    slug: 'krakowskie-smocze-starty',
    name: 'Krakowskie Smocze Starty',
    lines: ['Hala Suche Stawy', 'ul. Ptaszyckiego 6'],
    postcode: '31-979',
    city: 'Kraków',
    position: [50.066, 20.073],
    ...poland,
    days: [98, 99, -1, 80],
    judges: [3],
    price: 600,
    draw: sampleDraws.open,
  },
  {
    slug: 'stirling-castle-agility',
    name: 'Stirling Castle Agility',
    lines: ['Castle Park Showground', 'Dumbarton Road'],
    postcode: 'FK8 2LQ',
    city: 'Stirling',
    position: [56.117, -3.944],
    ...uk,
    days: [0, 1, -70, -10],
    isToday: true,
    judges: [1, 2],
    price: 500,
  },
]
