import { keyframes } from '@emotion/react'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

const uncover = keyframes({ from: { maskPosition: '-40px 0' }, to: { maskPosition: '0 0' } })

const Root = chakra('div', {
  base: {
    overflowX: 'auto',
    // The focus is never in the faded part.
    scrollPaddingInlineEnd: '40px',
    '@supports (animation-timeline: scroll())': {
      maskImage: 'linear-gradient(to left, transparent, black 40px)',
      maskSize: 'calc(100% + 40px) 100%',
      maskRepeat: 'no-repeat',
      animation: `${uncover} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
    '@media print': { overflow: 'visible', maskImage: 'none' },
  },
})

/**
 * A part of the page that scrolls sideways. Its right edge fades until the end is reached, unless the browser has no
 * scroll-driven animations. The fade follows the scrolling, so it stays when less motion is asked for (globalCss).
 */
export const SidewaysScroller = (props: HTMLChakraProps<'div'>) => <Root data-fades="" {...props} />
