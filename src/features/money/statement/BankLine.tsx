import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { StatementLine } from '#contract/money/statement'
import { useFormats } from '../../../i18n/useFormats'
import { Numeral } from '../../../ui/kit/Numeral'
import { messages } from './messages'

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '4', alignItems: 'baseline' },
})
const Name = chakra('bdi', { base: { display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Small = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
})

/** What a line is called in labels: its name, or what it says. */
export const useLineName = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return ({ name, text, amount, currency }: Pick<StatementLine, 'name' | 'text' | 'amount' | 'currency'>) => ({
    name: name || text || formatMessage(messages.noName),
    amount: money(amount, currency),
  })
}

/** A line as the bank has it. */
export const BankLine = ({ line }: { line: StatementLine }) => {
  const { briefDay } = useFormats()
  const { name, amount } = useLineName()(line)
  return (
    <Root>
      <div>
        <Name>{name}</Name>
        <Small>{briefDay(line.day)}</Small>
        <Small>
          {line.text && line.name ? <bdi>{line.text}</bdi> : !line.text && <FormattedMessage {...messages.noText} />}
        </Small>
      </div>
      <Numeral size="m">{amount}</Numeral>
    </Root>
  )
}

/** A line in a sentence: whose it is, when, how much, and what it says besides. */
export const LineInWords = ({ line }: { line: StatementLine }) => {
  const { briefDay } = useFormats()
  const { name, amount } = useLineName()(line)
  const values = { name: <bdi>{name}</bdi>, day: briefDay(line.day), amount }
  const says = line.name === '' ? '' : line.text
  return says === '' ? (
    <FormattedMessage {...messages.line} values={values} />
  ) : (
    <FormattedMessage {...messages.lineWithText} values={{ ...values, text: <bdi>{says}</bdi> }} />
  )
}
