import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../i18n/useFormats'
import { messages } from './messages'

const Days = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Day = chakra('button', {
  base: {
    minHeight: { base: 'touch', md: 'controlDense' },
    paddingInline: '4',
    bg: 'bg.panel',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plank',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover:not([aria-pressed=true])': { bg: 'bg.muted' } },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'bg.inverse' },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: '4px' } },
  },
})

interface Props {
  days: string[]
  chosen: string
  onChoose: (day: string) => void
}

/** The days of a show, one to be looked at at a time. */
export const DaySwitch = ({ days, chosen, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const { shortDay, weekday } = useFormats()
  return (
    <Days data-on-screen role="group" aria-label={formatMessage(messages.whichDay)}>
      {days.map((day) => (
        <Day
          key={day}
          type="button"
          aria-pressed={day === chosen}
          aria-label={weekday(day)}
          onClick={() => onChoose(day)}
        >
          {shortDay(day)}
        </Day>
      ))}
    </Days>
  )
}
