import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../i18n/useFormats'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { messages } from './messages'
import { RunCount } from './RunCount'

const Days = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Day = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
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
  /** How many runs the member's dogs have on a day, entered or in the cart. */
  countOf: (day: string) => number
  onChoose: (day: string) => void
}

/** The days of a show, one to be looked at at a time. */
export const DaySwitch = ({ days, chosen, countOf, onChoose }: Props) => {
  const { formatMessage } = useIntl()
  const { shortDay, weekday } = useFormats()
  return (
    <Days data-on-screen role="group" aria-label={formatMessage(messages.whichDay)}>
      {days.map((day) => (
        <Day key={day} type="button" aria-pressed={day === chosen} onClick={() => onChoose(day)}>
          <span aria-hidden>{shortDay(day)}</span>
          <VisuallyHidden>{weekday(day)}</VisuallyHidden>
          <RunCount count={countOf(day)} />
        </Day>
      ))}
    </Days>
  )
}
