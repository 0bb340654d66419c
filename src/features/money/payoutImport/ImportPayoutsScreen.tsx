import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { ImportPage, ImportSteps } from '../../desk/shared/ImportPage'
import { messages as importMessages } from '../statementImport/messages'
import { CheckStep } from './CheckStep'
import { DoneStep } from './DoneStep'
import { FileStep } from './FileStep'
import { messages } from './messages'

const steps = [
  { step: 'file', label: importMessages.stepFile, Step: FileStep },
  { step: 'check', label: importMessages.stepCheck, Step: CheckStep },
  { step: 'done', label: importMessages.stepDone, Step: DoneStep },
] as const

const ImportPayouts = () => {
  const dispatch = useAppDispatch()
  const { step, isImporting } = useAppSelector(selectPayoutImport)
  return (
    <ImportPage
      section="money"
      messages={{ ...messages, another: importMessages.another }}
      isFirst={step === 'file'}
      isImporting={isImporting}
      onLeave={() => dispatch(importLeft())}
    >
      <ImportSteps label={importMessages.steps} steps={steps} present={step} />
    </ImportPage>
  )
}

/** /desk/money/payouts/import: the payment provider's report on its payouts. */
export const ImportPayoutsScreen = () => (
  <MessagesOf part="money.import">
    <MessagesOf part="dogSync">
      <ImportPayouts />
    </MessagesOf>
  </MessagesOf>
)
