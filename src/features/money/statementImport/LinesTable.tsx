import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import { useFormats } from '../../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { linesSorted, selectStatementImport } from '../../../store/money/statementImportSlice'
import { selectShownLines, type ShownLine } from '../../../store/money/statementLines'
import { DataTable } from '../../../ui/kit/DataTable'
import { Numeral } from '../../../ui/kit/Numeral'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { fieldMessages, messages } from './messages'

const Text = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere' } })

/** The lines that would be imported. */
export const LinesTable = () => {
  const { formatMessage } = useIntl()
  const { briefDay, money } = useFormats()
  const dispatch = useAppDispatch()
  const { sort } = useAppSelector(selectStatementImport)
  const lines = useAppSelector(selectShownLines)
  const columns: DataColumn<ShownLine>[] = [
    {
      id: 'day',
      label: formatMessage(fieldMessages.day),
      sortBy: ({ day }) => day,
      cell: ({ day }) => briefDay(day),
    },
    {
      id: 'who',
      label: formatMessage(messages.who),
      sortBy: ({ name, text }) => name || text,
      cell: ({ name, text }) => (
        <>
          {name !== '' && (
            <Text dir="auto" color="fg">
              {name}
            </Text>
          )}
          {text !== '' && <Text dir="auto">{text}</Text>}
          {name === '' && text === '' && <Text>–</Text>}
        </>
      ),
    },
    {
      id: 'amount',
      label: formatMessage(fieldMessages.amount),
      numeral: true,
      // Sorted as texts, in which a minus counts for nothing.
      sortBy: ({ amount }) => amount + limits.journalAmountMax,
      cell: ({ amount, currency }) => <Numeral size="s">{money(amount, currency)}</Numeral>,
    },
  ]
  return (
    <DataTable
      label={formatMessage(messages.lines)}
      columns={columns}
      rows={lines}
      rowId={({ number }) => String(number)}
      sort={sort}
      onSort={(chosen) => dispatch(linesSorted({ sort: chosen }))}
    />
  )
}
