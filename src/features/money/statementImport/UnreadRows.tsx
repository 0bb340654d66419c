import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Notice } from '../../../ui/kit/Notice'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { messages } from './messages'

const shownMax = 50

const Root = chakra('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Text = chakra('bdi', { base: { overflowWrap: 'anywhere' } })

interface Props<Field extends string> {
  unread: readonly { row: number; field: Field; text: string }[]
  fields: Record<Field, MessageDescriptor>
}

/** The rows of a file that are no lines, and why. Of a file that is read wrongly the first ones are enough. */
export const UnreadRows = <Field extends string>({ unread, fields }: Props<Field>) => {
  const { formatMessage } = useIntl()
  const count = unread.length
  return (
    <Root>
      <Notice tone="warning">
        <FormattedMessage {...messages.unread} values={{ count }} />
      </Notice>
      <Table
        label={
          count > shownMax
            ? formatMessage(messages.unreadFirst, { count: shownMax })
            : formatMessage(messages.unreadRows)
        }
        head={[
          { label: formatMessage(messages.row), numeral: true },
          { label: formatMessage(messages.problem) },
          { label: formatMessage(messages.inFile) },
        ]}
        rows={unread.slice(0, shownMax).map(({ row, field, text }) => ({
          id: String(row),
          cells: [
            <Numeral key="row" size="s">
              {row}
            </Numeral>,
            <FormattedMessage key="problem" {...fields[field]} />,
            <Text key="text">{text || '–'}</Text>,
          ],
        }))}
      />
    </Root>
  )
}
