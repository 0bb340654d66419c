import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskMoney, MonthMoney as Sums } from '#contract/desk/home'
import { sum } from '#contract/shared/money'
import { useFormats } from '../../../i18n/useFormats'
import { Figures } from '../../../ui/kit/Figures'
import { Section } from '../../../ui/kit/Section'
import { messages } from './messages'

const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '2' } })
const Block = chakra('div', { base: { '& + &': { marginTop: '5' } } })

const figuresOf = ({ membership, entries, refunded }: Sums) => {
  const received = sum([membership, entries])
  return { received, refunded, net: received - refunded }
}

const OfCurrency = ({ sums, month }: { sums: Sums; month: string }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { currency, membership, entries } = sums
  const amount = (minor: number) => money(minor, currency)
  const figures = (['received', 'refunded', 'net'] as const).map((id) => ({
    id,
    figure: amount(figuresOf(sums)[id]),
    label: <FormattedMessage {...messages[id]} />,
  }))
  return (
    <>
      <Figures label={formatMessage(messages.moneyOf, { month, currency })} figures={figures} />
      <Line>
        <FormattedMessage {...messages.byKind} values={{ membership: amount(membership), entries: amount(entries) }} />
      </Line>
    </>
  )
}

const YearBefore = ({ sums, month }: { sums: Sums; month: string }) => {
  const { money } = useFormats()
  const { received, refunded, net } = figuresOf(sums)
  const amount = (minor: number) => money(minor, sums.currency)
  const values = { month, received: amount(received), refunded: amount(refunded), net: amount(net) }
  return (
    <Line>
      <FormattedMessage {...messages.yearBefore} values={values} />
    </Line>
  )
}

/** What came in this month and what was sent back, beside the same month a year before; each currency apart. */
export const MonthMoney = ({ money: { month, present, yearBefore } }: { money: DeskMoney }) => {
  const { formatMessage } = useIntl()
  const { monthAndYear } = useFormats()
  const name = monthAndYear(month)
  const nameBefore = monthAndYear(`${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)
  return (
    <Section heading={formatMessage(messages.money, { month: name })}>
      {present.length === 0 && (
        <p>
          <FormattedMessage {...messages.noMoney} />
        </p>
      )}
      {present.map((sums) => (
        <Block key={sums.currency}>
          <OfCurrency sums={sums} month={name} />
        </Block>
      ))}
      {yearBefore.map((sums) => (
        <YearBefore key={sums.currency} sums={sums} month={nameBefore} />
      ))}
    </Section>
  )
}
