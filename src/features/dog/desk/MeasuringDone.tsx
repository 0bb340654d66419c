import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskDog } from '#contract/dog/desk'
import { heightCategory } from '#contract/dog/heightBands'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { messages as measuringMessages } from '../measuring/heightMessages'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'

/** A measurement was saved: what it was, and what counts now. */
export const MeasuringDone = ({ saved: { dog, measuring } }: { saved: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { centimetres } = useFormats()
  const [made] = measuring.measurements
  const height = made?.height ?? dog.height ?? 0
  const counts = centimetres(dog.height ?? 0)
  const isDeciding = made?.kind === 'deciding'
  return (
    <SuccessMessage
      level={3}
      heading={
        <FormattedMessage
          {...measuringMessages.saved}
          values={{ height: centimetres(height), category: formatMessage(heightMessages[heightCategory(height)]) }}
        />
      }
      action={<NextDog />}
    >
      {measuring.waits === 'differ' && <FormattedMessage {...measuringMessages.savedDiffer} values={{ counts }} />}
      {isDeciding && <FormattedMessage {...measuringMessages.savedFinal} values={{ counts }} />}
      {measuring.waits !== 'differ' && !isDeciding && <FormattedMessage {...messages.measuredText} />}
    </SuccessMessage>
  )
}
