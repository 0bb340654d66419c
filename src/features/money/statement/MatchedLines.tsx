import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { statementLimits } from '#contract/money/statement'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { Numeral } from '../../../ui/kit/Numeral'
import { Panel } from '../../../ui/kit/Panel'
import { Table } from '../../../ui/kit/Table'
import { sumsOf, type ProposedLine } from './lineGroups'
import { findMessages, messages, settledMessages } from './messages'
import { usePurpose } from './MatchedPayment'

const Parts = chakra('div', { base: { display: 'grid', gap: '5' } })
const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', justifyContent: 'space-between' },
})
const Text = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', flex: '1 1 16rem' } })

interface Props {
  lines: readonly ProposedLine[]
  pending: boolean
  onSettle: (lines: readonly ProposedLine[]) => void
}

/** Lines whose reference and sum agree with a payment, and the button that settles them together. */
export const MatchedLines = ({ lines, pending, onSettle }: Props) => {
  const { formatMessage } = useIntl()
  const { money, briefDay } = useFormats()
  const purposeOf = usePurpose()
  const some = lines.slice(0, statementLimits.settled)
  const sums = sumsOf(some).map(({ currency, amount }) => money(amount, currency))
  return (
    <Parts>
      <Table
        label={formatMessage(messages.matched)}
        head={[
          { label: formatMessage(settledMessages.line) },
          { label: formatMessage(findMessages.payment) },
          { label: formatMessage(settledMessages.amount), numeral: true },
        ]}
        rows={lines.map(({ id, day, match, amount, currency }) => ({
          id,
          cells: [
            `${briefDay(day)}, ${match.reference}`,
            <bdi key="payer">{`${match.payer}, ${purposeOf(match)}`}</bdi>,
            <Numeral key="amount" size="s">
              {money(amount, currency)}
            </Numeral>,
          ],
        }))}
      />
      <Panel strong>
        <Bar>
          <Text>
            <FormattedMessage {...messages.confirmText} />
            {some.length < lines.length && (
              <>
                {' '}
                <FormattedMessage {...messages.someSettled} values={{ count: some.length }} />
              </>
            )}
          </Text>
          <Button icon={<Check aria-hidden />} pending={pending} onClick={() => onSettle(some)}>
            <FormattedMessage {...messages.confirm} values={{ count: some.length, amount: sums.join(' + ') }} />
          </Button>
        </Bar>
      </Panel>
    </Parts>
  )
}
