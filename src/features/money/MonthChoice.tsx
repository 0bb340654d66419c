import { useIntl } from 'react-intl'
import { addTo } from '#contract/shared/calendar'
import { useFormats } from '../../i18n/useFormats'
import { messages } from './messages'
import { PeriodChoice } from './PeriodChoice'

interface Props {
  /** The first days of the month that is shown and of the first one that there is, and the present day. */
  month: string
  earliest: string
  today: string
  onChange: (month: string) => void
}

/** Leads from month to month, as far as there is anything. */
export const MonthChoice = ({ month, earliest, today, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const { monthAndYear } = useFormats()
  return (
    <PeriodChoice
      label={formatMessage(messages.month)}
      shown={monthAndYear(month)}
      before={{
        label: formatMessage(messages.monthBefore),
        disabled: month <= earliest,
        onClick: () => onChange(addTo(month, { months: -1 })),
      }}
      after={{
        label: formatMessage(messages.monthAfter),
        disabled: month.slice(0, 7) >= today.slice(0, 7),
        onClick: () => onChange(addTo(month, { months: 1 })),
      }}
    />
  )
}
