import { chakra } from '@chakra-ui/react'

/** Carries the word that a dog is entered, in a list. */
export const EnteredBib = chakra('div', {
  base: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '3',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'plate',
    textStyle: 'label',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
})
