import { chakra } from '@chakra-ui/react'

/** Digits, money, times: never a word, the face has none. */
export const Numeral = chakra('span', {
  base: { display: 'inline-block', textStyle: 'numeralM', whiteSpace: 'nowrap' },
  variants: {
    size: {
      xl: { textStyle: 'numeralXl' },
      l: { textStyle: 'numeralL' },
      m: { textStyle: 'numeralM' },
      s: { textStyle: 'numeralS' },
    },
    danger: { true: { color: 'danger.fg' } },
  },
  defaultVariants: { size: 'm' },
})
