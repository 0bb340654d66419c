import { keyframes } from '@emotion/react'
import { chakra } from '@chakra-ui/react'

const step = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } })
const Dot = chakra('circle', {
  base: {
    fill: 'currentColor',
    animation: `${step} 900ms linear infinite`,
    '&:nth-of-type(2)': { animationDelay: '150ms' },
    '&:nth-of-type(3)': { animationDelay: '300ms' },
  },
})

export const PendingDots = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
    <Dot cx="3.5" cy="10" r="2.5" />
    <Dot cx="10" cy="10" r="2.5" />
    <Dot cx="16.5" cy="10" r="2.5" />
  </svg>
)
