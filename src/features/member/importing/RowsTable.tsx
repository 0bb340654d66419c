import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { importFates, type ImportFate } from '#contract/member/importing'
import { fill, paths } from '#contract/shared/paths'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectFateCounts, selectRows, type ShownRow } from '../../../store/member/importRows'
import { rowsFiltered, rowsSorted, selectMemberImport } from '../../../store/member/memberImportSlice'
import { saveReport } from '../../../store/tableFile/saveReport'
import { Button } from '../../../ui/kit/Button'
import { DataTable } from '../../../ui/kit/DataTable'
import { FilterChips } from '../../../ui/kit/FilterChips'
import { Numeral } from '../../../ui/kit/Numeral'
import { StateTag, type StateTagProps } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import type { DataColumn } from '../../../ui/kit/useTableRows'
import { fateMessages, fieldMessages, messages } from './messages'
import { useReport } from './useReport'

const Root = chakra('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })
const Text = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

const tones: Record<ImportFate, NonNullable<StateTagProps['tone']>> = {
  new: 'success',
  opened: 'success',
  known: 'neutral',
  twice: 'warning',
  refused: 'danger',
}

/** Every row with what becomes of it, to be narrowed down and saved. */
export const RowsTable = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { sort, fates } = useAppSelector(selectMemberImport)
  const rows = useAppSelector(selectRows)
  const counts = useAppSelector(selectFateCounts)
  const { reasonOf, table } = useReport()
  const columns: DataColumn<ShownRow>[] = [
    {
      id: 'row',
      label: formatMessage(messages.row),
      numeral: true,
      sortBy: ({ row }) => row,
      cell: ({ row }) => <Numeral size="s">{row}</Numeral>,
    },
    {
      id: 'name',
      label: formatMessage(fieldMessages.name),
      sortBy: ({ name }) => name,
      cell: ({ name }) => <Text dir="auto">{name || '–'}</Text>,
    },
    {
      id: 'email',
      label: formatMessage(fieldMessages.email),
      sortBy: ({ email }) => email,
      cell: ({ email }) => <Text dir="auto">{email || '–'}</Text>,
    },
    {
      id: 'fate',
      label: formatMessage(messages.outcome),
      cell: ({ fate }) => (
        <StateTag tone={tones[fate]}>
          <FormattedMessage {...fateMessages[fate]} />
        </StateTag>
      ),
    },
    {
      id: 'reason',
      label: formatMessage(messages.reason),
      cell: (row) =>
        row.likely ? (
          <TextLink asChild>
            <Link to={fill(paths.mergeMembers, row.likely)}>{reasonOf(row)}</Link>
          </TextLink>
        ) : (
          <Text>{reasonOf(row) || '–'}</Text>
        ),
    },
  ]
  return (
    <Root>
      <FilterChips
        label={formatMessage(messages.show)}
        chips={importFates
          .filter((fate) => counts[fate] > 0)
          .map((value) => ({
            value,
            label: <FormattedMessage {...fateMessages[value]} />,
            count: counts[value],
          }))}
        chosen={fates}
        onChange={(chosen) => dispatch(rowsFiltered({ fates: chosen }))}
      />
      <div>
        <Button
          variant="outline"
          icon={<Download aria-hidden />}
          onClick={() => void dispatch(saveReport('member-import.csv', table(rows)))}
        >
          <FormattedMessage {...messages.download} />
        </Button>
      </div>
      <DataTable
        label={formatMessage(messages.rows)}
        columns={columns}
        rows={fates.length === 0 ? rows : rows.filter(({ fate }) => fates.includes(fate))}
        rowId={({ row }) => String(row)}
        sort={sort}
        onSort={(chosen) => dispatch(rowsSorted({ sort: chosen }))}
      />
    </Root>
  )
}
