import Papa from 'papaparse'
import { csvOf } from './csvOf'

describe('a table as a file', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '\0x', '"=1+1', '""@x'])(
    'has %j as a text that no spreadsheet runs [I07]',
    (cell) => {
      const [row] = Papa.parse<string[]>(csvOf([[cell, 'Łatka']]).slice(1)).data
      expect(row).toEqual([`'${cell}`, 'Łatka'])
    },
  )
  it('has semicolons where numbers have a decimal comma [J70]', () => {
    expect(csvOf([['52,4', 'a;b']], ';')).toBe('\uFEFF52,4;"a;b"\r\n')
  })
  it('begins with a mark of UTF-8, and quotes values with a separator, a quotation mark or a line break', () => {
    expect(csvOf([['a,b', 'c"d', 'e\nf', 'g']])).toBe('\uFEFF"a,b","c""d","e\nf",g\r\n')
  })
})
