import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppSelector } from '../../../store/hooks'
import { selectStatementImport } from '../../../store/money/statementImportSlice'
import { Notice } from '../../../ui/kit/Notice'
import { Numeral } from '../../../ui/kit/Numeral'
import { Table } from '../../../ui/kit/Table'
import { fieldMessages, messages } from './messages'

const shownMax = 50

const Root = chakra('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Text = chakra('bdi', { base: { overflowWrap: 'anywhere' } })

/** The rows of the file that are no lines, and why. Of a file that is read wrongly the first ones are enough. */
export const UnreadRows = () => {
  const { formatMessage } = useIntl()
  const { unread } = useAppSelector(selectStatementImport)
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
            formatMessage(fieldMessages[field]),
            <Text key="text">{text || '–'}</Text>,
          ],
        }))}
      />
    </Root>
  )
}
