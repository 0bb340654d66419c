import { readPasted } from './pasted'

const tsv = (...lines: string[][]) => lines.map((line) => line.join('\t')).join('\r\n')

it('reads a block from the cell on where it is pasted, in the writing of either country', () => {
  expect(readPasted(tsv(['12/06/2027', '9:00', 'Ring 2', 'A', 'L']), 0)).toEqual({
    kind: 'block',
    lines: [['2027-06-12', '09:00', '2', 'agility', 'large']],
  })
  expect(readPasted(tsv(['12.06.2027', '9.30', '1', 'Jumping', 'każdy']), 0)).toEqual({
    kind: 'block',
    lines: [['2027-06-12', '09:30', '1', 'jumping', 'any']],
  })
  expect(readPasted('agility\nsomething', 3)).toEqual({ kind: 'block', lines: [['agility'], ['something']] })
})

it('reads columns by their headings, in any order and either language, and leaves out unknown ones', () => {
  const english = tsv(
    ['Start', 'Notes', 'Levels', 'Judge', 'Places'],
    ['10:15', 'hot', '2-4', 'Zoë Żak', '40'],
    ['', '', '', '', ''],
  )
  expect(readPasted(english, 5)).toEqual({
    kind: 'rows',
    rows: [{ startTime: '10:15', startLevel: '2', endLevel: '4', judge: 'Zoë Żak', capacity: '40' }],
  })
  const polish = tsv(
    ['Godzina', 'Dzień', 'Sędzia', 'Kategoria wzrostowa', 'Weterani'],
    ['8:00', '1.5.2027', 'Ola', 'XS', 'tak'],
  )
  expect(readPasted(polish, 0)).toEqual({
    kind: 'rows',
    rows: [{ startTime: '08:00', date: '2027-05-01', judge: 'Ola', height: 'extra_small', veteran: 'yes' }],
  })
})

it('takes cells in quotes, with line breaks and tabs in them', () => {
  expect(readPasted('Start\tJudge\n09:00\t"Zoë\tŻak"', 0)).toEqual({
    kind: 'rows',
    rows: [{ startTime: '09:00', judge: 'Zoë\tŻak' }],
  })
})
