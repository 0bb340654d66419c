/** @jest-environment ./src/testing/environment.cjs */
import { readCamt } from './readCamt'
import type { StatementFile } from './statementFile'

const iban = 'GB33BUKB20201555555555'

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
const statement = (inner: string, account = `<IBAN>${iban}</IBAN>`) =>
  `<Stmt><Acct><Id>${account}</Id></Acct>${inner}</Stmt>`
const file = (inner: string, version = '08') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>${inner}</BkToCstmrStmt></Document>`

interface Parts {
  amount?: string
  direction?: string
  status?: string
  day?: string
  more?: string
}
const entry = ({
  amount = '26.00',
  direction = 'CRDT',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  day = '<BookgDt><Dt>2026-11-02</Dt></BookgDt>',
  more = '',
}: Parts = {}) => `<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}${day}${more}</Ntry>`
const details = (...all: string[]) => `<NtryDtls>${all.map((one) => `<TxDtls>${one}</TxDtls>`).join('')}</NtryDtls>`
const parties = (debtor: string, creditor: string) =>
  `<RltdPties><Dbtr>${debtor}</Dbtr><Cdtr>${creditor}</Cdtr></RltdPties>`
const entriesOf = (...inner: string[]) => (readCamt(file(statement(inner.join('')))) as StatementFile).entries

describe('a statement in CAMT.053', () => {
  it('is read with its account, and each entry with its day, sum, other side, text and id', () => {
    const came = details(
      `${parties('<Nm>Ola Nowak</Nm>', '<Nm>Club</Nm>')}<RmtInf><Ustrd>Entry fee</Ustrd><Ustrd>Stirling</Ustrd></RmtInf>`,
    )
    const left = details(
      `${parties('<Nm>Club</Nm>', '<Nm>The Hall Ltd</Nm>')}<RmtInf><Strd><CdtrRefInf><Ref>RF18 1001</Ref></CdtrRefInf></Strd></RmtInf>`,
    )
    expect(
      readCamt(
        file(
          statement(
            entry({ more: `<AcctSvcrRef>AB1</AcctSvcrRef>${came}` }) +
              entry({ direction: 'DBIT', amount: '5.5', more: left }),
          ),
        ),
      ),
    ).toEqual({
      account: iban,
      entries: [
        {
          day: '2026-11-02',
          amount: 2600,
          currency: 'GBP',
          name: 'Ola Nowak',
          text: 'Entry fee Stirling',
          bankId: 'AB1',
        },
        { day: '2026-11-02', amount: -550, currency: 'GBP', name: 'The Hall Ltd', text: 'RF18 1001', bankId: '' },
      ],
    })
  })

  it.each(['02', '04', '12'])('is read in version 001.%s', (version) => {
    const read = readCamt(file(statement(entry()), version)) as StatementFile
    expect(read.entries).toHaveLength(1)
  })

  it('may have prefixes, and an envelope around it', () => {
    const text = file(statement(entry()))
      .replace(/<(\/?)(?=[A-Z])/g, '<$1c:')
      .replace('xmlns=', 'xmlns:c=')
      .replace('<c:Document', '<Envelope><c:Document')
    expect((readCamt(`${text}</Envelope>`) as StatementFile).entries).toHaveLength(1)
  })

  it('names parties as later versions do, and has the bank’s own text where there is no other', () => {
    const more = `${details(parties('<Pty><Nm>Ola Nowak</Nm></Pty>', ''))}<AddtlNtryInf>Faster payment</AddtlNtryInf>`
    expect(entriesOf(entry({ more }))[0]).toMatchObject({ name: 'Ola Nowak', text: 'Faster payment' })
  })

  it('leaves out what is not booked yet', () => {
    const statuses = ['<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>', '<Sts><Cd>PDNG</Cd></Sts>', '<Sts><Cd>INFO</Cd></Sts>', '']
    expect(entriesOf(...statuses.map((status) => entry({ status })))).toHaveLength(2)
  })

  it.each([
    ['<BookgDt><DtTm>2026-11-02T23:59:00+01:00</DtTm></BookgDt><ValDt><Dt>2026-11-04</Dt></ValDt>', '2026-11-02'],
    ['<ValDt><Dt>2026-11-04</Dt></ValDt>', '2026-11-04'],
    ['', null],
  ])('is of the day of booking, else of value: %s', (day, read) => expect(entriesOf(entry({ day }))[0]?.day).toBe(read))

  it.each([
    ['26', 2600],
    ['26.5', 2650],
    ['26.500', 2650],
    ['0.01', 1],
    ['26.005', null],
    ['26,00', null],
  ])('reads the amount %s as %d minor units', (amount, minor) =>
    expect(entriesOf(entry({ amount }))[0]?.amount).toBe(minor),
  )

  it('has no amount without a direction', () => expect(entriesOf(entry({ direction: '' }))[0]?.amount).toBeNull())

  describe('with an entry of several transactions', () => {
    const of = (amount: string, name: string, currency = 'GBP') =>
      `<Amt Ccy="${currency}">${amount}</Amt>${parties(`<Nm>${name}</Nm>`, '')}<RmtInf><Ustrd>${name} pays</Ustrd></RmtInf>`
    const reference = '<AcctSvcrRef>AB1</AcctSvcrRef>'

    it('has a line for each, if they come to its sum', () => {
      const more = `${reference}${details(of('10.00', 'Ola'), of('16.00', 'Tom'))}`
      expect(entriesOf(entry({ more })).map(({ amount, name, bankId }) => [amount, name, bankId])).toEqual([
        [1000, 'Ola', 'AB1/1'],
        [1600, 'Tom', 'AB1/2'],
      ])
    })

    it('takes the sums of older versions', () => {
      const older = (amount: string) => `<AmtDtls><TxAmt><Amt Ccy="GBP">${amount}</Amt></TxAmt></AmtDtls>`
      const more = details(older('10.00'), older('16.00'))
      expect(entriesOf(entry({ direction: 'DBIT', more })).map(({ amount }) => amount)).toEqual([-1000, -1600])
    })

    it.each([
      ['come to another sum', details(of('10.00', 'Ola'), of('17.00', 'Tom'))],
      ['have another currency', details(of('10.00', 'Ola', 'EUR'), of('16.00', 'Tom', 'EUR'))],
      ['have no sums', details('<RmtInf><Ustrd>Ola pays</Ustrd></RmtInf>', '<RmtInf><Ustrd>Tom pays</Ustrd></RmtInf>')],
    ])('has one line if they %s', (_why, transactions) => {
      expect(entriesOf(entry({ more: reference + transactions }))).toEqual([
        expect.objectContaining({ amount: 2600, name: '', text: 'Ola pays Tom pays', bankId: 'AB1' }),
      ])
    })
  })

  describe('with a reversal', () => {
    const reversed = entry({
      more: `<RvslInd>true</RvslInd>${details(parties('<Nm>Club</Nm>', '<Nm>The Hall Ltd</Nm>'))}`,
    })
    const first = entry({ amount: '100.00' })

    it('has its direction as ISO 20022 says, and the side that had got the money', () => {
      expect(entriesOf(first, reversed)[1]).toMatchObject({ amount: 2600, name: 'The Hall Ltd' })
      const balanced = entriesOf(balance('OPBD', '50.00'), balance('CLBD', '176.00'), first, reversed)
      expect(balanced[1]?.amount).toBe(2600)
    })

    it('has the other direction where the balances say so', () => {
      const balanced = entriesOf(balance('OPBD', '50.00'), balance('CLBD', '124.00'), first, reversed)
      expect(balanced.map(({ amount }) => amount)).toEqual([10_000, -2600])
    })
  })

  it('of one account may have several statements, and of two accounts is refused', () => {
    const polish = '<Othr><Id>61109010140000071219812874</Id></Othr>'
    const two = readCamt(file(statement(entry(), polish) + statement(entry(), polish)))
    expect(two).toMatchObject({ account: '61109010140000071219812874', entries: [{ amount: 2600 }, { amount: 2600 }] })
    expect(readCamt(file(statement(entry()) + statement(entry(), polish)))).toBe('several_accounts')
  })

  it.each([
    ['another message', file(statement(entry())).replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')],
    ['a page', '<html><body>Statement</body></html>'],
    ['a file that is cut off', file(statement(entry())).slice(0, -30)],
    ['no XML', '<'],
  ])('is not %s', (_what, text) => expect(readCamt(text)).toBe('not_statement'))

  it('with a document type is refused before it is parsed, since its entities may grow without end', () => {
    const bomb = '<!DOCTYPE Document [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    const parse = jest.spyOn(DOMParser.prototype, 'parseFromString')
    expect(readCamt(file(statement(entry())).replace('<Document', `${bomb}<Document`))).toBe('not_statement')
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })
})
