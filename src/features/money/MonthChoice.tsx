import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { addTo } from '#contract/shared/calendar'
import { useFormats } from '../../i18n/useFormats'
import { IconButton } from '../../ui/kit/IconButton'
import { messages } from './messages'

const Root = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    '& > p': { minWidth: '8.5rem', textAlign: 'center' },
  },
})

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
    <Root role="group" aria-label={formatMessage(messages.month)}>
      <IconButton
        label={formatMessage(messages.monthBefore)}
        icon={<ChevronLeft aria-hidden />}
        disabled={month <= earliest}
        onClick={() => onChange(addTo(month, { months: -1 }))}
      />
      <p aria-live="polite">{monthAndYear(month)}</p>
      <IconButton
        label={formatMessage(messages.monthAfter)}
        icon={<ChevronRight aria-hidden />}
        disabled={month.slice(0, 7) >= today.slice(0, 7)}
        onClick={() => onChange(addTo(month, { months: 1 }))}
      />
    </Root>
  )
}
