import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Columns } from '#contract/dogSync/columns'
import { syncFields, type SyncField } from '#contract/dogSync/fields'
import { columnChosen, dateOrderChosen, fileCancelled, selectDogSync } from '../../store/dogSync/dogSyncSlice'
import { chosenColumn, readAgain, readChosenColumns } from '../../store/dogSync/readFile'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { Notice } from '../../ui/kit/Notice'
import { Section } from '../../ui/kit/Section'
import { dogFieldMessages } from '../dog/shared/fieldMessages'
import { messages } from './messages'
import { ColumnsTable, ColumnsText } from './shared/ColumnsTable'
import { DateOrderChoice } from './shared/DateOrderChoice'
import { FileReading } from './shared/FileReading'
import { ReadingChoice } from './shared/ReadingChoice'

const Root = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '860px' } })

const dayFields: readonly SyncField[] = ['birthDate']

/** Can dogs be found by these columns? */
const canMatch = (columns: Columns): boolean =>
  columns.includes('microchip') ||
  columns.includes('kennelClubName') ||
  (columns.includes('name') && columns.includes('birthDate'))

/** Which column holds which field. */
export const ColumnsStep = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const table = useAppSelector(selectDogSync)
  const { columns, dateOrder, reading } = table
  if (reading !== null) return <FileReading {...table} onCancel={() => dispatch(fileCancelled)} />
  return (
    <Section heading={formatMessage(messages.columns)}>
      <Root>
        <ColumnsText table={table} />
        <ReadingChoice {...table} onChange={(chosen) => void dispatch(readAgain(chosen))} />
        <ColumnsTable
          table={table}
          fields={syncFields}
          labels={dogFieldMessages}
          onChoose={(column, field) => dispatch(columnChosen(chosenColumn(table, column, field)))}
        />
        <DateOrderChoice
          table={table}
          dayFields={dayFields}
          onChange={(chosen) => dispatch(dateOrderChosen({ dateOrder: chosen }))}
        />
        {!canMatch(columns) && (
          <Notice tone="warning">
            <FormattedMessage {...messages.noColumns} />
          </Notice>
        )}
        <div>
          <Button
            disabled={!canMatch(columns) || dateOrder === null}
            onClick={() => void dispatch(readChosenColumns())}
          >
            <FormattedMessage {...messages.continue} />
          </Button>
        </div>
      </Root>
    </Section>
  )
}
