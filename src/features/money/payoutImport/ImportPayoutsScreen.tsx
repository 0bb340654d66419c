import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importLeft, selectPayoutImport } from '../../../store/money/payoutImportSlice'
import { Button } from '../../../ui/kit/Button'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Steps } from '../../../ui/kit/Steps'
import { DeskTrail } from '../../desk/shared/DeskTrail'
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
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { step: present, isImporting } = useAppSelector(selectPayoutImport)
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
            <FormattedMessage {...importMessages.another} />
          </Button>
        ) : undefined
      }
    >
      <Steps
        label={formatMessage(importMessages.steps)}
        current={current}
        steps={steps.map(({ label }) => ({ label: formatMessage(label) }))}
      />
      <Step />
    </Page>
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
