import { useGetStatementStartQuery } from '../../../api/money/statementApi'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectStatementImport } from '../../../store/money/statementImportSlice'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Fetched } from '../../desk/shared/Fetched'
import { ImportPage, ImportSteps } from '../../desk/shared/ImportPage'
import { CheckStep } from './CheckStep'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import { messages } from './messages'

const steps = [
  { step: 'file', label: messages.stepFile, Step: FileStep },
  { step: 'columns', label: messages.stepColumns, Step: ColumnsStep },
  { step: 'check', label: messages.stepCheck, Step: CheckStep },
  { step: 'done', label: messages.stepDone, Step: DoneStep },
] as const

const ImportStatement = () => {
  const dispatch = useAppDispatch()
  const start = useGetStatementStartQuery()
  const { step, isImporting } = useAppSelector(selectStatementImport)
  return (
    <ImportPage
      section="money"
      messages={messages}
      isFirst={step === 'file'}
      isImporting={isImporting}
      onLeave={() => dispatch(importLeft())}
    >
      <Fetched query={start} messages={messages}>
        {() => <ImportSteps label={messages.steps} steps={steps} present={step} />}
      </Fetched>
    </ImportPage>
  )
}

/** /desk/money/statement/import: the lines of a bank statement. A table is read as a register's export of dogs is. */
export const ImportStatementScreen = () => (
  <MessagesOf part="money.import">
    <MessagesOf part="dogSync">
      <ImportStatement />
    </MessagesOf>
  </MessagesOf>
)
