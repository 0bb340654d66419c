import { useGetMemberImportQuery } from '../../../api/member/memberImportApi'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectMemberImport } from '../../../store/member/memberImportSlice'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Fetched } from '../../desk/shared/Fetched'
import { ImportPage, ImportSteps } from '../../desk/shared/ImportPage'
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
  const dispatch = useAppDispatch()
  const start = useGetMemberImportQuery()
  const { step, importing } = useAppSelector(selectMemberImport)
  return (
    <ImportPage
      section="members"
      messages={messages}
      isFirst={step === 'file'}
      isImporting={importing !== null}
      onLeave={() => dispatch(importLeft())}
    >
      <Fetched query={start} messages={messages}>
        {() => <ImportSteps label={messages.steps} steps={steps} present={step} />}
      </Fetched>
    </ImportPage>
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
