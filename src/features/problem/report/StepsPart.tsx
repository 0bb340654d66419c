import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../../i18n/commonMessages'
import { kitMessages } from '../../../i18n/kitMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectKeepsSteps } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { CheckboxField, type CheckboxFieldProps } from '../../../ui/kit/CheckboxField'
import { FormError } from '../../../ui/kit/FormError'
import { Loader } from '../../../ui/kit/Loader'
import { KeepStepsField } from '../shared/KeepStepsField'
import { messages } from './messages'
import { Steps } from './Steps'
import type { useReportFile } from './useReportFile'

interface Props {
  report: ReturnType<typeof useReportFile>
  /** Whether the steps are sent as well. */
  choice: CheckboxFieldProps
}

const Kept = ({ report: { file, isMissing, again }, choice }: Props) => {
  const { formatMessage } = useIntl()
  if (isMissing)
    return (
      <>
        <FormError>
          <FormattedMessage {...kitMessages.partFailed} />
        </FormError>
        <Button variant="outline" onClick={again}>
          <FormattedMessage {...commonMessages.again} />
        </Button>
      </>
    )
  if (file === null) return <Loader label={formatMessage(kitMessages.loading)} />
  if (file.refused) return <p>{formatMessage(messages[file.refused])}</p>
  if (file.steps === null) return <p>{formatMessage(messages.noSteps)}</p>
  return (
    <>
      <CheckboxField {...choice} />
      {choice.checked && <Steps {...file.steps} />}
    </>
  )
}

/** What was kept of the last minutes, or the offer to keep it from now on. */
export const StepsPart = (props: Props) => {
  const keeps = useAppSelector(selectKeepsSteps)
  return (
    <>
      <KeepStepsField />
      {keeps ? (
        <Kept {...props} />
      ) : (
        <p>
          <FormattedMessage {...messages.noConsent} />
        </p>
      )}
    </>
  )
}
