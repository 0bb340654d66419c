import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { dayFields, importFields, neededFields } from '#contract/member/importFields'
import { importLimits } from '#contract/member/importing'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { checkRows, chosenColumn, readAgain } from '../../../store/member/importMembers'
import { columnChosen, dateOrderChosen, selectMemberImport } from '../../../store/member/memberImportSlice'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { Notice } from '../../../ui/kit/Notice'
import { ColumnsTable, ColumnsText } from '../../dogSync/shared/ColumnsTable'
import { DateOrderChoice } from '../../dogSync/shared/DateOrderChoice'
import { ReadingChoice } from '../../dogSync/shared/ReadingChoice'
import { fieldMessages, messages } from './messages'

const Root = chakra('div', { base: { display: 'grid', gap: '5', maxWidth: '860px' } })

/** Which column of the list holds which field. */
export const ColumnsStep = () => {
  const dispatch = useAppDispatch()
  const table = useAppSelector(selectMemberImport)
  const { cells, columns, dateOrder, isChecking, checkFailed } = table
  const hasNeeded = neededFields.every((field) => columns.includes(field))
  const isTooLong = cells.length > importLimits.rows
  return (
    <Root>
      <ColumnsText table={table} />
      <ReadingChoice {...table} onChange={(chosen) => void dispatch(readAgain(chosen))} />
      <ColumnsTable
        table={table}
        fields={importFields}
        labels={fieldMessages}
        onChoose={(column, field) => dispatch(columnChosen(chosenColumn(table, column, field)))}
      />
      <DateOrderChoice
        table={table}
        dayFields={dayFields}
        onChange={(chosen) => dispatch(dateOrderChosen({ dateOrder: chosen }))}
      />
      <p>
        <FormattedMessage {...messages.birthDates} />
      </p>
      {isTooLong && (
        <Notice tone="warning">
          <FormattedMessage {...messages.tooMany} />
        </Notice>
      )}
      {!hasNeeded && (
        <Notice tone="warning">
          <FormattedMessage {...messages.needed} />
        </Notice>
      )}
      {checkFailed && (
        <FormError>
          <FormattedMessage {...messages.checkFailed} />
        </FormError>
      )}
      <div>
        <Button
          disabled={!hasNeeded || isTooLong || dateOrder === null}
          pending={isChecking}
          onClick={() => void dispatch(checkRows())}
        >
          <FormattedMessage {...messages.check} />
        </Button>
      </div>
    </Root>
  )
}
