import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetStatementStartQuery } from '../../../api/money/statementApi'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectStatementImport } from '../../../store/money/statementImportSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { Steps } from '../../../ui/kit/Steps'
import { DeskTrail } from '../../desk/shared/DeskTrail'
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
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const start = useGetStatementStartQuery()
  const { step: present, isImporting } = useAppSelector(selectStatementImport)
  const current = steps.findIndex(({ step }) => step === present)
  const { Step } = steps[current] ?? steps[0]
  return (
    <Page
      before={<DeskTrail section="money" />}
      title={formatMessage(messages.title)}
      lead={present === 'file' ? formatMessage(messages.lead) : undefined}
      aside={
        present !== 'file' && !isImporting ? (
          <Button variant="outline" icon={<Upload aria-hidden />} onClick={() => dispatch(importLeft())}>
            <FormattedMessage {...messages.another} />
          </Button>
        ) : undefined
      }
    >
      {start.isError && !start.data && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void start.refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {start.isLoading && <SkeletonRows label={formatMessage(messages.loading)} />}
      {start.data && (
        <>
          <Steps
            label={formatMessage(messages.steps)}
            current={current}
            steps={steps.map(({ label }) => ({ label: formatMessage(label) }))}
          />
          <Step />
        </>
      )}
    </Page>
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
