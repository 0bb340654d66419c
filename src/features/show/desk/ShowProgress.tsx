import { useIntl } from 'react-intl'
import type { DeskShow } from '#contract/show/desk'
import { Notice } from '../../../ui/kit/Notice'
import { Steps } from '../../../ui/kit/Steps'
import { showMessages } from './messages'
import { showPath, showStates } from './showStates'

/** The step of a show's life; one that was cancelled has left it. */
export const ShowProgress = ({ show: { state } }: { show: DeskShow }) => {
  const { formatMessage } = useIntl()
  if (state === 'cancelled') return <Notice tone="warning">{formatMessage(showStates.cancelled.name)}</Notice>
  // What was returned is its author's again, as a draft is.
  const current = showPath.findIndex((one) => one === (state === 'returned' ? 'draft' : state))
  return (
    <Steps
      label={formatMessage(showMessages.progress)}
      current={current}
      steps={showPath.map((one, index) => ({
        label: formatMessage(showStates[index === 0 && state === 'returned' ? state : one].name),
      }))}
    />
  )
}
