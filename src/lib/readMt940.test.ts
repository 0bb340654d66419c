import { readMt940 } from './readMt940'
import { statementFormat, type StatementFile } from './statementFile'

const iban = 'PL61109010140000071219812874'

/** A statement of transactions (tags 61 and 86) that come to a sum in grosze. */
const statement = (transactions: string[], sum: number, account = iban) => {
  const balance = `${Math.floor((100_000 + sum) / 100)},${String((100_000 + sum) % 100).padStart(2, '0')}`
  return [
    ':20:ST261102',
    `:25:/${account}`,
    ':28C:8/1',
    ':60F:C261101PLN1000,00',
    ...transactions,
    `:62F:C261103PLN${balance}`,
  ].join('\r\n')
}
const entriesOf = (text: string) => (readMt940(text) as StatementFile).entries
const line = ':61:2611021102CN26,00S020NONREF//BR26110200001'
const textOf = (details: string[]) => {
  const [entry] = entriesOf(statement([line, `:86:${details.join('\r\n')}`], 2600))
  return { name: entry?.name, text: entry?.text }
}

describe('a statement in MT940', () => {
  it('is read with its account, and each entry with its day, sum and id', () => {
    const transactions = [
      line,
      ':86:020~00Przelew~20RF18 1001~32Ola Nowak',
      ':61:2611031103DN5,50S099NONREF//BR26110300002',
      ':86:099~00Opłata za prowadzenie rachunku',
    ]
    expect(readMt940(statement(transactions, 2050))).toEqual({
      account: iban,
      entries: [
        {
          day: '2026-11-02',
          amount: 2600,
          currency: 'PLN',
          name: 'Ola Nowak',
          text: 'RF18 1001',
          bankId: 'BR26110200001',
        },
        {
          day: '2026-11-03',
          amount: -550,
          currency: 'PLN',
          name: '',
          text: 'Opłata za prowadzenie rachunku',
          bankId: 'BR26110300002',
        },
      ],
    })
  })

  it.each(['~', '<', '?', '^'])('has subfields behind %s', (mark) => {
    const details = `020${mark}00Przelew${mark}20Zgłoszenie${mark}21Łatki${mark}30109010${mark}32Ola${mark}33Nowak${mark}38${iban}`
    expect(textOf([details])).toEqual({ name: 'Ola Nowak', text: 'Zgłoszenie Łatki' })
  })

  it('joins subfields that fill their width without a blank, and lines that the file has broken', () => {
    expect(textOf(['020~00Przelew', '~20Wpisowe zawody Stirling RF1', '~218 1001', '~32Ola'])).toEqual({
      name: 'Ola',
      text: 'Wpisowe zawody Stirling RF18 1001',
    })
    expect(textOf(['020~20Wpisowe ', 'za zawody~32Ola'])).toEqual({ name: 'Ola', text: 'Wpisowe za zawody' })
  })

  it('keeps a mark within a text, and no account among the lines of the text', () => {
    expect(textOf([`020?20Dwa psy?Trzy?29${iban}?32Ola`])).toEqual({ name: 'Ola', text: 'Dwa psy?Trzy' })
  })

  it('has details without subfields as its text', () => {
    expect(textOf(['Entry fee RF18 1001', 'from O Nowak'])).toEqual({
      name: '',
      text: 'Entry fee RF18 1001 from O Nowak',
    })
    expect(textOf(['+48 600 700 800'])).toEqual({ name: '', text: '+48 600 700 800' })
  })

  it('may have the code of a transaction in a tag before its details', () => {
    const [entry] = entriesOf(statement([line, ':86:020', ':86:020~20RF18 1001~32Ola'], 2600))
    expect(entry).toMatchObject({ name: 'Ola', text: 'RF18 1001' })
  })

  it('says nothing of a transaction below the closing balance', () => {
    const [entry] = entriesOf(`${statement([line], 2600)}\r\n:64:C261103PLN1026,00\r\n:86:Statement of November\r\n-`)
    expect(entry?.text).toBe('')
  })

  it('takes a reversed credit from the account, and gives a reversed debit', () => {
    const transactions = [':61:2611021102RC26,00S020NONREF', ':61:2611021102RD10,00S020NONREF']
    expect(entriesOf(statement(transactions, -1600)).map(({ amount }) => amount)).toEqual([-2600, 1000])
  })

  it('is exact where floats are not, and has no id where the bank has none', () => {
    const transactions = ['0,29', '1,15', '4,35', '1001,10'].map((sum) => `:61:2611021102C${sum}S020NONREF//NONREF`)
    const entries = entriesOf(statement(transactions, 100_689))
    expect(entries.map(({ amount }) => amount)).toEqual([29, 115, 435, 100_110])
    expect(entries[0]?.bankId).toBe('')
  })

  it.each([
    ['2612311230', '2026-12-30'],
    ['2701021231', '2026-12-31'],
    ['2612310102', '2027-01-02'],
    ['261102', '2026-11-02'],
  ])('of %s is booked on %s', (dates, day) => {
    expect(entriesOf(statement([`:61:${dates}C26,00S020NONREF`], 2600))[0]?.day).toBe(day)
  })

  it('may be one of several in a file, in blocks of SWIFT or behind a control character', () => {
    const one = statement([line], 2600)
    const two = statement([line.replace('00001', '00002')], 2600)
    const files = [
      `\u0001${one}\r\n-\r\n\u0003\u0001${two}\r\n-\r\n\u0003`,
      `{1:F01BANKPLPWAXXX0000000000}{2:I940BANKPLPWXXXXN}{4:\r\n${one}\r\n-}{1:F01BANKPLPWAXXX0000000000}{2:I940BANKPLPWXXXXN}{4:\r\n${two}\r\n-}`,
    ]
    for (const file of files) {
      expect(statementFormat(file)).toBe('mt940')
      expect(entriesOf(file).map(({ bankId }) => bankId)).toEqual(['BR26110200001', 'BR26110200002'])
    }
  })

  it('ignores tags of banks that the format does not have', () => {
    const text = statement([line, ':86:020~20RF18 1001'], 2600).replace(':28C:', ':13D:2611022200+0100\r\n:28C:')
    expect(entriesOf(text)).toHaveLength(1)
  })

  it('of two accounts is refused', () => {
    const other = 'PL27114020040000300201355387'
    const text = [statement([line], 2600), statement([line], 2600, other)].join('\r\n')
    expect(readMt940(text)).toBe('several_accounts')
  })

  it('whose entries do not add up to its balances is refused', () => {
    expect(readMt940(statement([line], 2700))).toBe('unbalanced')
  })

  it.each(['', ':20:X', 'Date;Amount', ':20:X\n:25:1\n:61:nothing'])('is not %j', (text) =>
    expect(readMt940(text)).toBe('not_statement'),
  )
})

it.each([
  [':20:A\n:25:B\n', 'mt940'],
  ['\ufeff<?xml version="1.0"?><Document/>', 'xml'],
  ['Date;Amount\n2.11.2026;:20:', null],
  ['', null],
])('the format of %j is %s', (text, format) => expect(statementFormat(text)).toBe(format))
