import { chakra } from '@chakra-ui/react'

export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipLink',
    padding: '3',
    paddingInline: '4',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontWeight: 'semibold',
    borderRadius: 'plank',
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
})
