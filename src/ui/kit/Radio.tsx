import { chakra } from '@chakra-ui/react'

/** The round box itself; its label is PlanOption's or RadioGroup's. */
export const Radio = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      flexShrink: 0,
      width: '26px',
      height: '26px',
      bg: 'bg.panel',
      border: '1.5px solid',
      borderColor: 'border.control',
      borderRadius: 'pole',
      cursor: 'inherit',
      '&:checked': { borderWidth: '9px', borderColor: 'border.strong' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
  },
  { defaultProps: { type: 'radio' } },
)
