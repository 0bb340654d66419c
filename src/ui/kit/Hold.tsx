import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Numeral } from './Numeral'
import { Pole } from './Pole'
import { VisuallyHidden } from './VisuallyHidden'

const Root = chakra('div', {
  base: { bg: 'bg.subtle', padding: '4', display: 'flex', flexDirection: 'column', gap: '2' },
})
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3', fontWeight: 'semibold' },
})
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export type HoldProps = {
  secondsLeft: number
  secondsTotal: number
  label: ReactNode
  hint?: ReactNode
  /** Announced once, when less than a minute is left. */
  lastMinute?: string
}

const twoDigits = (value: number) => `${value}`.padStart(2, '0')

export const Hold = ({ secondsLeft, secondsTotal, label, hint, lastMinute }: HoldProps) => {
  const left = Math.max(0, Math.ceil(secondsLeft))
  const last = left < 60
  return (
    <Root>
      <Line>
        <span>{label}</span>
        <Numeral size="l" danger={last} role="timer" aria-live="off">
          {`${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`}
        </Numeral>
      </Line>
      <Pole share={secondsTotal > 0 ? left / secondsTotal : 0} />
      {hint ? <Hint>{hint}</Hint> : null}
      <VisuallyHidden role="status">{last ? lastMinute : null}</VisuallyHidden>
    </Root>
  )
}
