import writeXlsxFile from 'write-excel-file/node'
import { readWorkbook } from './readWorkbook'

describe('a workbook', () => {
  it('is read with every digit of its numbers, and days as days [I76]', async () => {
    const cells = [
      [{ value: 'My dogs' }],
      ['Name', 'Chip', 'Born', 'Height', 'Retired', 'Text chip'].map((value) => ({ value })),
      [
        { value: 'Łatka' },
        { value: 616093900004417 },
        { value: new Date('2021-04-03T00:00:00Z'), format: 'dd.mm.yyyy' },
        { value: 52.4 },
        { value: true },
        { value: '616093900004417' },
      ],
    ]
    const file = await writeXlsxFile(cells).toBuffer()
    const table = await readWorkbook(Uint8Array.from(file).buffer, () => 1)
    expect(table).toMatchObject({
      headers: ['Name', 'Chip', 'Born', 'Height', 'Retired', 'Text chip'],
      rows: [['Łatka', '616093900004417', '2021-04-03T00:00:00', '52.4', 'true', '616093900004417']],
      separator: null,
      headerLine: 1,
    })
  })
  it('that is none is no table [I76]', async () => {
    expect(await readWorkbook(new TextEncoder().encode('PK no archive').buffer, () => 0)).toBe('not_table')
  })
})
