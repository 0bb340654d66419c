import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { statementFields } from '#contract/money/statementFields'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { checkLines, chosenColumn, readAgain } from '../../../store/money/importStatement'
import { columnChosen, dateOrderChosen, selectStatementImport } from '../../../store/money/statementImportSlice'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { ColumnsTable, ColumnsText } from '../../dogSync/shared/ColumnsTable'
import { DateOrderChoice } from '../../dogSync/shared/DateOrderChoice'
import { ReadingChoice } from '../../dogSync/shared/ReadingChoice'
import { fieldMessages, messages } from './messages'

const Root = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '860px' } })

/** Which column of the bank's table holds which field. */
export const ColumnsStep = () => {
  const dispatch = useAppDispatch()
  const table = useAppSelector(selectStatementImport)
  const { columns, dateOrder } = table
  const hasNeeded =
    columns.includes('day') && (['amount', 'paidIn', 'paidOut'] as const).some((field) => columns.includes(field))
  return (
    <Root>
      <ColumnsText table={table} />
      <ReadingChoice {...table} onChange={(chosen) => void dispatch(readAgain(chosen))} />
      <ColumnsTable
        table={table}
        fields={statementFields}
        labels={fieldMessages}
        onChoose={(column, field) => dispatch(columnChosen(chosenColumn(table, column, field)))}
      />
      <DateOrderChoice
        table={table}
        dayFields={['day']}
        onChange={(chosen) => dispatch(dateOrderChosen({ dateOrder: chosen }))}
      />
      {!hasNeeded && (
        <Notice tone="warning">
          <FormattedMessage {...messages.needed} />
        </Notice>
      )}
      <div>
        <Button disabled={!hasNeeded || dateOrder === null} onClick={() => dispatch(checkLines())}>
          <FormattedMessage {...messages.check} />
        </Button>
      </div>
    </Root>
  )
}
