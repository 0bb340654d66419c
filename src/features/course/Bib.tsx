import { chakra } from '@chakra-ui/react'

/** The letter of a remark, on the plan and beside its text. The plan is white paper at night too, and so its colours stay. */
export const Bib = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // A finger's on phones.
    minWidth: { base: '44px', md: '30px' },
    height: { base: '44px', md: '30px' },
    paddingInline: '1',
    fontWeight: 'bold',
    cursor: 'pointer',
    border: '2px solid',
    borderColor: 'mark',
    borderRadius: 'plate',
    bg: 'bg.night',
    color: 'fg.onTurf',
  },
  variants: {
    isResolved: { true: { bg: 'fg.onTurf', color: 'bg.night', borderColor: 'bg.night' } },
    onPlan: { true: { position: 'absolute', zIndex: 1 } },
  },
})
