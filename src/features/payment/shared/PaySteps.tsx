import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { Steps } from '../../../ui/kit/Steps'
import { paymentMessages } from './paymentMessages'

interface Props {
  /** What is chosen before it is paid: the cart or a plan. */
  first: MessageDescriptor
  /** 0-based. */
  current: 0 | 1
}

/** From what is chosen to what is paid. */
export const PaySteps = ({ first, current }: Props) => {
  const { formatMessage } = useIntl()
  const steps = [first, paymentMessages.stepPay, paymentMessages.stepClear]
  return (
    <Steps
      label={formatMessage(paymentMessages.steps)}
      steps={steps.map((step) => ({ label: formatMessage(step) }))}
      current={current}
    />
  )
}
