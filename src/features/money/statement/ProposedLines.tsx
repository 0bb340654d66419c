import { chakra } from '@chakra-ui/react'
import { Check, X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/kit/Button'
import { StateTag } from '../../../ui/kit/StateTag'
import { BankLine, useLineName } from './BankLine'
import { canSettle, differenceOf, type ProposedLine } from './lineGroups'
import { MatchedPayment } from './MatchedPayment'
import { messages, reasonMessages } from './messages'

const List = chakra('ul', { base: { listStyle: 'none', containerType: 'inline-size' } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
    '@container (width >= 46rem)': {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(8rem, 2fr) minmax(0, 4fr)',
      columnGap: '5',
    },
  },
})
const Why = chakra('div', {
  base: { display: 'grid', gap: '1', justifyItems: 'start', textStyle: 'small', color: 'fg.muted' },
})
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    gridColumn: '1 / -1',
    '@container (width >= 46rem)': { justifyContent: 'flex-end' },
  },
})

const Difference = ({ line }: { line: ProposedLine }) => {
  const { money } = useFormats()
  const difference = differenceOf(line, line.match)
  if (difference === 0)
    return (
      <StateTag tone="success">
        <FormattedMessage {...messages.sameSum} />
      </StateTag>
    )
  return (
    <StateTag tone="warning">
      <FormattedMessage
        {...(difference < 0 ? messages.short : messages.over)}
        values={{ amount: money(Math.abs(difference), line.currency) }}
      />
    </StateTag>
  )
}

const useAcceptText = () => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return (line: ProposedLine): string => {
    const difference = differenceOf(line, line.match)
    if (difference === 0) return formatMessage(messages.accept)
    const amount = money(Math.abs(difference), line.currency)
    return formatMessage(difference < 0 ? messages.acceptShort : messages.acceptOver, { amount })
  }
}

interface Props {
  lines: readonly ProposedLine[]
  pending: boolean
  onAccept: (line: ProposedLine) => void
  onReject: (id: string) => void
}

/** Lines with a payment that they may be: the reader accepts or rejects each. */
export const ProposedLines = ({ lines, pending, onAccept, onReject }: Props) => {
  const { formatMessage } = useIntl()
  const nameOf = useLineName()
  const acceptText = useAcceptText()
  return (
    <List role="list">
      {lines.map((line) => (
        <Item key={line.id}>
          <BankLine line={line} />
          <Why>
            <Difference line={line} />
            <FormattedMessage {...reasonMessages[line.match.why]} />
          </Why>
          <MatchedPayment match={line.match} currency={line.currency} />
          <Actions>
            {line.match.own && <FormattedMessage {...messages.own} />}
            {canSettle(line) && (
              <Button
                variant="outline"
                icon={<Check aria-hidden />}
                pending={pending}
                aria-label={formatMessage(messages.acceptNamed, { action: acceptText(line), ...nameOf(line) })}
                onClick={() => onAccept(line)}
              >
                {acceptText(line)}
              </Button>
            )}
            <Button
              variant="outline"
              icon={<X aria-hidden />}
              aria-label={formatMessage(messages.rejectNamed, nameOf(line))}
              onClick={() => onReject(line.id)}
            >
              <FormattedMessage {...messages.reject} />
            </Button>
          </Actions>
        </Item>
      ))}
    </List>
  )
}
