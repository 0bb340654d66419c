import { rowFound } from './rowFound'

const row = (number: number | null, dogName: string, handler: string) => ({
  row: {
    entryId: dogName,
    number,
    dogName,
    handler,
    notForCompetition: false,
    heightState: 'measured' as const,
    height: 'large' as const,
    level: 1,
    team: '',
    result: null,
  },
})
const rows = [row(7, 'Łatka 12', 'Ola Kowalczyk'), row(12, 'Bryza', 'Zoë Żak'), row(null, 'Mgła', 'Łukasz Wąs')]

it('prefers the number to a name with the same digits, and a dog to a handler [J22]', () => {
  expect(['12', '#12', ' 012 ', 'latka', 'was', 'LATKA 12'].map((text) => rowFound(rows, text))).toEqual([
    1, 1, 1, 0, 2, 0,
  ])
})

it('finds nothing for an empty text, an unknown number and a name that is not there [J22]', () => {
  expect(['', '  ', '99', '0', '123456789', 'Rex'].map((text) => rowFound(rows, text))).toEqual(Array(6).fill(-1))
})
