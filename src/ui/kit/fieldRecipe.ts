import { defineRecipe } from '@chakra-ui/react'
import { focusRing } from '../system/globalCss'

/** The look of every box that is typed or chosen in. */
export const boxStyles = {
  display: 'block',
  width: 'full',
  minHeight: 'control',
  paddingInline: '14px',
  paddingBlock: '2',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  border: '1.5px solid',
  borderColor: 'border.control',
  borderRadius: 'plank',
  appearance: 'none',
  // Inside a date it is a part of the field that has the focus, and the field that shows it.
  '&[type=date]:focus-within': focusRing,
  '&[type=search]::-webkit-search-cancel-button': { appearance: 'none' },
  '&[aria-invalid=true]': {
    borderWidth: '2px',
    borderColor: 'danger.fg',
    paddingInlineStart: '19px',
  },
  '&[aria-invalid=true]:not(:focus-visible)': { boxShadow: 'inset 5px 0 0 {colors.danger.fg}' },
  '&[aria-invalid=true]:focus-visible': {
    boxShadow: 'inset 5px 0 0 {colors.danger.fg}, 0 0 0 2px {colors.focusRing.gap}',
  },
  '&:disabled': { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
  '&:read-only:not(select)': { bg: 'bg.subtle' },
}
export const boxWithEnd = { ...boxStyles, paddingInlineEnd: '52px' }
export const denseBox = { minHeight: { base: '44px', md: 'controlDense' }, paddingBlock: '1' }

export const boxRecipe = defineRecipe({
  base: boxStyles,
  variants: {
    dense: { true: denseBox },
    withIcon: { true: { paddingInlineStart: '44px', '&[aria-invalid=true]': { paddingInlineStart: '48px' } } },
    withEnd: { true: { paddingInlineEnd: '52px' } },
  },
})
