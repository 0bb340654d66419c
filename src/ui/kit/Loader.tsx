import { keyframes } from '@emotion/react'
import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './VisuallyHidden'

const weave = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } })
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

const Root = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', color: 'fg.muted', minHeight: 'control' },
  variants: { late: { true: { animation: `${appear} 1ms linear 250ms backwards` } } },
})
const Line = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'path',
    strokeWidth: '4',
    strokeLinecap: 'round',
    strokeDasharray: '100 100',
    animation: `${weave} 1400ms cubic-bezier(.2,.7,.2,1) infinite`,
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
})
const Dot = chakra('circle', { base: { fill: 'fg' } })

const dots = [14, 38, 62, 86, 110, 134]
const way = 'M2 15C8 3 20 3 26 15S44 27 50 15S68 3 74 15S92 27 98 15S116 3 122 15S140 27 146 15'

export type LoaderProps = {
  label: string
  showLabel?: boolean
  /** Appears after a quarter of a second, so that quick answers do not flash. */
  late?: boolean
}

export const Loader = ({ label, showLabel = false, late = true }: LoaderProps) => (
  <Root role="status" late={late}>
    <svg width="148" height="30" viewBox="0 0 148 30" aria-hidden>
      {dots.map((x) => (
        <Dot key={x} cx={x} cy="15" r="4.5" />
      ))}
      <Line d={way} pathLength="100" />
    </svg>
    {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </Root>
)
