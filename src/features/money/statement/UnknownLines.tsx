import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OpenLine } from '#contract/money/statement'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { RowAction } from '../../../ui/kit/RowAction'
import { BankLine, useLineName } from './BankLine'
import { BookLine } from './BookLine'
import { FindPayment } from './FindPayment'
import { bookMessages, findMessages } from './messages'

const List = chakra('ul', { base: { listStyle: 'none', containerType: 'inline-size' } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'baseline',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
    '@container (width >= 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '6' },
  },
})
const Hint = chakra('p', { base: { textStyle: 'small' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })

const UnknownLine = ({ line }: { line: OpenLine }) => {
  const { formatMessage } = useIntl()
  const { briefDay } = useFormats()
  const named = useLineName()(line)
  const find = useOpen({ kind: 'dialog', dialog: 'findPayment', of: line.id })
  const book = useOpen({ kind: 'dialog', dialog: 'bookLine', of: line.id })
  return (
    <Item>
      <div>
        <BankLine line={line} />
        {line.payout && (
          <Hint>
            <FormattedMessage {...bookMessages.payout} values={{ day: briefDay(line.payout.day) }} />
          </Hint>
        )}
      </div>
      <Actions>
        <RowAction label={formatMessage(findMessages.openNamed, named)} onClick={() => find.setOpen(true)}>
          <FormattedMessage {...findMessages.open} />
        </RowAction>
        <RowAction label={formatMessage(bookMessages.openNamed, named)} onClick={() => book.setOpen(true)}>
          <FormattedMessage {...bookMessages.open} />
        </RowAction>
      </Actions>
      {find.isOpen && <FindPayment line={line} onClose={() => find.setOpen(false)} />}
      {book.isOpen && <BookLine line={line} onClose={() => book.setOpen(false)} />}
    </Item>
  )
}

/** Lines without a payment that they could be: it is found by hand, or they are booked to an account or left out. */
export const UnknownLines = ({ lines }: { lines: readonly OpenLine[] }) => (
  <List role="list">
    {lines.map((line) => (
      <UnknownLine key={line.id} line={line} />
    ))}
  </List>
)
