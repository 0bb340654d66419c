import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMemberImportQuery } from '../../../api/member/memberImportApi'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectMemberImport } from '../../../store/member/memberImportSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { Steps } from '../../../ui/kit/Steps'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { ColumnsStep } from './ColumnsStep'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import { messages } from './messages'
import { ReviewStep } from './ReviewStep'

const steps = [
  { step: 'file', label: messages.stepFile, Step: FileStep },
  { step: 'columns', label: messages.stepColumns, Step: ColumnsStep },
  { step: 'review', label: messages.stepReview, Step: ReviewStep },
  { step: 'done', label: messages.stepDone, Step: DoneStep },
] as const

const ImportMembers = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const start = useGetMemberImportQuery()
  const { step: present, importing } = useAppSelector(selectMemberImport)
  const current = steps.findIndex(({ step }) => step === present)
  const { Step } = steps[current] ?? steps[0]
  return (
    <Page
      before={<DeskTrail section="members" />}
      title={formatMessage(messages.title)}
      lead={present === 'file' ? formatMessage(messages.lead) : undefined}
      aside={
        present !== 'file' && !importing ? (
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

/** /desk/members/import: accounts for the members of a list. Its file is read as a register's export of dogs is. */
export const ImportMembersScreen = () => (
  <MessagesOf part="member.import">
    <MessagesOf part="dogSync">
      <ImportMembers />
    </MessagesOf>
  </MessagesOf>
)
