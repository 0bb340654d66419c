import { Upload } from 'lucide-react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '../../../ui/kit/Button'
import { Page } from '../../../ui/kit/Page'
import { Steps } from '../../../ui/kit/Steps'
import { DeskTrail } from './DeskTrail'

interface StepOfImport {
  step: string
  label: MessageDescriptor
  Step: ComponentType
}

/** The steps of an import, the present one open. */
export const ImportSteps = ({
  label,
  steps,
  present,
}: {
  label: MessageDescriptor
  steps: readonly [StepOfImport, ...StepOfImport[]]
  present: string
}) => {
  const { formatMessage } = useIntl()
  const current = steps.findIndex(({ step }) => step === present)
  const { Step } = steps[current] ?? steps[0]
  return (
    <>
      <Steps
        label={formatMessage(label)}
        current={current}
        steps={steps.map((one) => ({ label: formatMessage(one.label) }))}
      />
      <Step />
    </>
  )
}

interface Props extends Pick<ComponentProps<typeof DeskTrail>, 'section'> {
  messages: Record<'title' | 'lead' | 'another', MessageDescriptor>
  /** No file is chosen yet. */
  isFirst: boolean
  isImporting: boolean
  onLeave: () => void
  children: ReactNode
}

/** An organiser's screen on which a file is imported; another file can be chosen instead. */
export const ImportPage = ({ section, messages, isFirst, isImporting, onLeave, children }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <Page
      before={<DeskTrail section={section} />}
      title={formatMessage(messages.title)}
      lead={isFirst ? formatMessage(messages.lead) : undefined}
      aside={
        !isFirst && !isImporting ? (
          <Button variant="outline" icon={<Upload aria-hidden />} onClick={onLeave}>
            <FormattedMessage {...messages.another} />
          </Button>
        ) : undefined
      }
    >
      {children}
    </Page>
  )
}
