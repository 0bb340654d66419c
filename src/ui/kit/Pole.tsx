import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

// An svg, because its widths are attributes: the content security policy of prerendered pages allows no style attribute.
const Root = chakra('svg', {
  base: { display: 'block', width: 'full', height: '10px', borderRadius: 'pole', overflow: 'hidden', bg: 'bg.muted' },
})
const Stripe = chakra('rect', { base: { fill: 'path', '@media (forced-colors: active)': { fill: 'CanvasText' } } })
const Ground = chakra('rect', { base: { fill: 'bg.panel' } })
const Edge = chakra('rect', { base: { fill: 'none', stroke: 'path', strokeWidth: '1.5' } })

export type PoleProps = {
  /** 0 to 1 */
  share: number
  label?: string
}

export const Pole = ({ share, label }: PoleProps) => {
  const id = useId()
  const part = Math.min(1, Math.max(0, share))
  const percent = Math.round(part * 1000) / 10
  const progress = label
    ? ({ role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': 100 } as const)
    : ({ 'aria-hidden': true } as const)
  return (
    <Root {...progress} aria-valuenow={label ? Math.round(percent) : undefined}>
      <defs>
        <pattern id={id} width="34" height="10" patternUnits="userSpaceOnUse">
          <Ground width="34" height="10" />
          <Stripe width="22" height="10" />
        </pattern>
      </defs>
      {part > 0 ? (
        <>
          <rect width={`${percent}%`} height="10" rx="5" fill={`url(#${id})`} />
          <Edge x=".75" y=".75" width={`${Math.max(0, percent - 0.5)}%`} height="8.5" rx="4.25" />
        </>
      ) : null}
    </Root>
  )
}
