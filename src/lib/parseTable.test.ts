import fc from 'fast-check'
import Papa from 'papaparse'
import { parseTable } from './parseTable'
import { maxRows, type Table } from './table'
import { textAs, textOfBytes } from './textOfBytes'

const parse = (text: string) => {
  const steps = parseTable(text)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const cell = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/\r|\uFEFF|\0/.test(text))

describe('a table in a text', () => {
  it('is read as it was written, for any content of its cells', () => {
    const tables = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 600 })
    fc.assert(
      fc.property(
        tables,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        (rows, delimiter, newline) => {
          const text = Papa.unparse([['key', 'one', 'two'], ...rows], { delimiter, newline, quotes: true })
          expect(parse(text)).toMatchObject({ headers: ['key', 'one', 'two'], rows, separator: delimiter })
        },
      ),
      { numRuns: 40 },
    )
  })
  it.each([
    ['', 'empty'],
    [' \r\n', 'empty'],
    ['name,breed', 'empty'],
    ['{"a":', 'not_table'],
    ['[1,2]', 'not_table'],
    ['name,breed\n"Fen,Kelpie\nRook,Pumi', 'unclosed_quote'],
  ])('%j is %s', (text, problem) => expect(parse(text)).toBe(problem))
  it('has the separator that Excel’s first line names [I72]', () => {
    expect(parse('sep=;\r\nname;breed\r\nFen, the fox;Kelpie')).toMatchObject({
      headers: ['name', 'breed'],
      rows: [['Fen, the fox', 'Kelpie']],
    })
  })
  it.each([
    ['Fen "the Fox";Kelpie', 'Fen "the Fox"'],
    ['"Fen" the Fox;Kelpie', '"Fen" the Fox'],
    ['"Fen "the Fox" Breeze";Kelpie', 'Fen "the Fox" Breeze'],
    ['"Fen ""the Fox""";Kelpie', 'Fen "the Fox"'],
  ])('loses no column and no dog by quotation marks: %s [I72]', (line, name) => {
    expect(parse(`name;breed\n${line}\nRook;Pumi`)).toMatchObject({
      rows: [
        [name, 'Kelpie'],
        ['Rook', 'Pumi'],
      ],
    })
  })
  it('is refused where one quotation mark takes in other rows [I72]', () => {
    expect(parse('name;breed\n"Fen;Kelpie\nRook";Pumi\nOtter;Pumi')).toBe('unclosed_quote')
    expect(parse('name;note\n"Fen";"one\ntwo"')).toMatchObject({ rows: [['Fen', 'one\ntwo']] })
  })
  it('has a column without a name for each cell beyond the names, and leaves out the lines above them [I72]', () => {
    const steps = parseTable('My dogs;\nname\nFen;Kelpie;x', { chooseHeader: () => 1 })
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value).toMatchObject({ headers: ['name', '', ''], rows: [['Fen', 'Kelpie', 'x']], headerLine: 1 })
  })
  it('stops where there are too many rows', () => {
    expect(parse(`name\n${'Fen\n'.repeat(maxRows + 1)}`)).toBe('too_many_rows')
  })
  it('may be an array of JSON, or the array in an object', () => {
    const table: Partial<Table> = {
      headers: ['name', 'chip', 'old'],
      rows: [
        ['Fen', '12', ''],
        ['Rook', '', 'true'],
      ],
      separator: null,
    }
    const records = [
      { name: 'Fen', chip: 12, old: null },
      { name: 'Rook', old: true, chip: { deep: 1 } },
    ]
    expect(parse(JSON.stringify(records))).toMatchObject(table)
    expect(parse(JSON.stringify({ made: '2026-11-21', dogs: records }))).toMatchObject(table)
  })
})

const encoded = (text: string, order: 'LE' | 'BE', mark: boolean): Uint8Array => {
  const units = Array.from(mark ? `\uFEFF${text}` : text, (letter) =>
    letter.split('').map((unit) => unit.charCodeAt(0)),
  )
  return Uint8Array.from(
    units.flat().flatMap((unit) => (order === 'LE' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}
const polish = 'name;breed\nŻółta Łapa;Border collie\nNguyễn 🐕‍🦺;Mudi\n'

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(polish)],
    ['UTF-8', new TextEncoder().encode(`\uFEFF${polish}`)],
    ['UTF-16', encoded(polish, 'LE', true)],
    ['UTF-16', encoded(polish, 'BE', true)],
    ['UTF-16', encoded(polish, 'LE', false)],
    ['UTF-16', encoded(polish, 'BE', false)],
  ])('is found in %s', (encoding, bytes) => expect(textOfBytes(bytes)).toEqual({ text: polish, encoding }))
  it('is found in Windows-1250', () => {
    const bytes = Uint8Array.from([0xaf, 0xf3, 0xb3, 0x77, 0x20, 0xa3, 0x61, 0x74, 0x6b, 0x61, 0x9c])
    expect(textOfBytes(bytes)).toEqual({ text: 'Żółw Łatkaś', encoding: 'Windows-1250' })
  })
  it('may be chosen: Windows-1252 has the bytes of Windows-1250 [I72]', () => {
    const bytes = Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0xc5, 0x73, 0x61])
    expect(textAs(bytes, 'Windows-1252')).toBe('Zoë Åsa')
    expect(textAs(encoded('Łatka', 'BE', false), 'UTF-16')).toBe('Łatka')
  })
  it('is not found in a picture', () => {
    expect(textOfBytes(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49]))).toBeNull()
  })
})
