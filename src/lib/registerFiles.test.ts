import { suggestColumns } from '#contract/dogSync/columns'
import { readRow } from '#contract/dogSync/readRow'
import { asEncoded, exportedDog, exportEncodings, registerExport } from '../../scripts/registerExport'
import { parseTable } from './parseTable'
import { textOfBytes } from './textOfBytes'

const context = { dateOrder: 'day_first', heightUnit: 'cm', ranks: new Map(), today: '2026-11-22' } as const

const read = (bytes: Uint8Array) => {
  const steps = parseTable(textOfBytes(bytes)?.text ?? '')
  for (;;) {
    const { done, value } = steps.next()
    if (!done) continue
    if (typeof value === 'string') throw new Error(value)
    const columns = suggestColumns(value.headers)
    return value.rows.map((cells, index) => readRow(cells, index, columns, context))
  }
}

describe('an export of 2,000 dogs with names of all kinds', () => {
  it.each(exportEncodings.flatMap((encoding) => [',', ';'].map((separator) => [encoding, separator] as const)))(
    'is read whole in %s with %s [I02]',
    (encoding, separator) => {
      const rows = read(registerExport(2_000, { encoding, separator }))
      expect(rows).toHaveLength(2_000)
      expect(rows.filter(({ problems }) => Object.keys(problems).length > 0)).toEqual([])
      rows.forEach(({ values }, number) => {
        const [name = '', kennelClubName, gender, breed = '', , microchip] = exportedDog(number)
        expect(values).toMatchObject({
          name: asEncoded(name, encoding),
          breed: asEncoded(breed, encoding),
          microchip,
          gender: gender === 'suka' ? 'female' : 'male',
          ...(kennelClubName && { kennelClubName }),
        })
      })
    },
  )
})
