import { keyframes } from '@emotion/react'

const uncover = keyframes({ from: { maskPosition: '-40px 0' }, to: { maskPosition: '0 0' } })

/**
 * Fades the right edge of what scrolls sideways until its end is reached; where less motion is asked for, too, if the element
 * is marked with `data-fades`. Browsers without animations by scrolling cut it off plainly.
 */
export const moreBeside = {
  '@supports (animation-timeline: scroll())': {
    maskImage: 'linear-gradient(to left, transparent, black 40px)',
    maskSize: 'calc(100% + 40px) 100%',
    maskRepeat: 'no-repeat',
    animation: `${uncover} linear both`,
    animationTimeline: 'scroll(self inline)',
  },
} as const
