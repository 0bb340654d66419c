import { chakra } from '@chakra-ui/react'

export const TextLink = chakra('a', {
  base: {
    color: 'accent',
    fontWeight: 'semibold',
    borderRadius: 'plate',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1.5px',
    '@media (hover: hover)': { '&:hover': { textDecorationThickness: '3px' } },
  },
})
