import { chakra } from '@chakra-ui/react'

const cell = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  maxWidth: 'full',
  minHeight: '44px',
  textStyle: 'label',
} as const
// On paper the dogs' runs are what counts, not what could be entered.
const onScreen = { '@media print': { visibility: 'hidden' } } as const
const box = { minHeight: '40px', border: '1.5px solid', borderColor: 'border.control', borderRadius: 'plank' } as const

/** One element for all four, so that a cell keeps the focus while it changes. */
export const CellButton = chakra('button', {
  base: { ...cell, cursor: 'pointer' },
  variants: {
    look: {
      free: {
        ...box,
        ...onScreen,
        paddingInline: '7px',
        bg: 'bg.panel',
        '@media (hover: hover)': { '&:hover': { bg: 'bg.muted' } },
      },
      // Nothing but its plate.
      chosen: {
        paddingInline: '2',
        '& > span': { width: '40px', height: '38px', fontSize: '24px', transition: 'translate {durations.step}' },
        '@media (hover: hover)': { '&:hover > span': { translate: '0 -4px' } },
      },
      // A paid entry: the number of its run over the word.
      entered: {
        flexDirection: 'column',
        gap: 0,
        paddingBlock: '1',
        paddingInline: '2',
        bg: 'bg.inverse',
        color: 'fg.inverse',
        borderRadius: 'plate',
        '& > span:last-child': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        '@media (forced-colors: active)': { border: '1px solid' },
      },
      full: { ...box, ...onScreen, paddingInline: '10px', bg: 'bg', borderStyle: 'dashed' },
      // The failing rules, cut out of the hatch.
      barred: {
        ...onScreen,
        paddingInline: '2px',
        gap: 0,
        overflowWrap: 'anywhere',
        color: 'fg.muted',
        fontWeight: 'medium',
        '& > span': {
          bg: 'bg',
          paddingInline: '3px',
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
          textDecorationColor: '{colors.border.control}',
        },
        '&:is(:hover, [aria-expanded=true])': { color: 'fg' },
        '&[aria-expanded=true]': { fontWeight: 'bold' },
      },
    },
  },
})

export const Square = chakra('span', {
  base: {
    width: '18px',
    height: '18px',
    flexShrink: 0,
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 'plate',
    bg: 'bg.panel',
  },
})

/** Where the dog cannot run that day: nothing but the hatch. */
export const Blank = chakra('span', { base: { ...cell, width: 'full' } })

/** That another run is close. */
export const Near = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'small',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    color: 'warning.fg',
    bg: 'bg',
  },
})
