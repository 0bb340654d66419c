import { defineRecipe } from '@chakra-ui/react'

const icon = {
  '& svg': { width: '20px', height: '20px', flexShrink: 0, strokeWidth: '2' },
  '& .lucide': { strokeLinecap: 'square', strokeLinejoin: 'miter' },
}
const dead = '&:is([disabled], [aria-disabled=true]:not([data-pending]))'
const inDead = 'button:is([disabled], [aria-disabled=true]:not([data-pending])) &'
const inHover = '@media (hover: hover)'

export const rootRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    verticalAlign: 'middle',
    gap: '2px',
    minHeight: 'control',
    minWidth: '44px',
    maxWidth: 'full',
    borderRadius: 'plank',
    fontWeight: 'semibold',
    fontSize: '1rem',
    lineHeight: '1.25rem',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    '&[data-pending]': { cursor: 'progress' },
    [dead]: { cursor: 'not-allowed' },
    '@media (forced-colors: active)': { '&:not(:focus-visible)': { outline: '1px solid' } },
  },
  variants: {
    variant: { plank: {}, outline: {}, quiet: { minHeight: '44px' }, danger: { gap: '1px' } },
    onTurf: { true: { '--cr-colors-focus-ring': '{colors.fg.onTurf}' } },
    dense: { true: { minHeight: { base: '44px', md: 'controlDense' }, fontSize: '0.9375rem' } },
    block: { true: { display: 'flex', width: 'full' } },
  },
})

export const bodyRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '5',
    paddingBlock: '2',
    minWidth: 0,
    transitionProperty: 'background-color, color',
    transitionDuration: 'tap',
    ...icon,
  },
  variants: {
    variant: {
      plank: {
        bg: 'bg.inverse',
        color: 'fg.inverse',
        borderRadius: '3px 0 0 3px',
        [inDead]: { bg: 'bg.muted', color: 'fg.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        border: '1.5px solid',
        borderColor: 'border.control',
        borderRadius: 'plank',
        [inHover]: { ':is(a, button):hover > &': { bg: 'bg.muted' } },
        [inDead]: { bg: 'bg.muted', color: 'fg.muted', borderColor: 'border' },
      },
      quiet: {
        color: 'accent',
        paddingInline: '0',
        borderRadius: 'plank',
        textDecoration: 'underline',
        textUnderlineOffset: '4px',
        textDecorationThickness: '1.5px',
        [inHover]: { ':is(a, button):hover > &': { textDecorationThickness: '3px' } },
        [inDead]: { color: 'fg.muted', textDecoration: 'none' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.onSolid',
        borderRadius: '3px 0 0 3px',
        [inDead]: { bg: 'bg.muted', color: 'fg.muted' },
      },
    },
    onTurf: { true: {} },
    dense: { true: { paddingInline: '4', paddingBlock: '1' } },
    block: { true: { flex: '1' } },
  },
  compoundVariants: [
    { variant: 'plank', onTurf: true, css: { bg: 'white', color: '{colors.pine.900}' } },
    {
      variant: 'outline',
      onTurf: true,
      css: {
        bg: 'transparent',
        color: 'fg.onTurf',
        borderColor: 'fg.onTurf',
        [inHover]: { ':is(a, button):hover > &': { bg: 'bg.turfStripe' } },
      },
    },
    { variant: 'quiet', onTurf: true, css: { color: 'fg.onTurf' } },
    { variant: 'outline', block: true, css: { justifyContent: 'center' } },
    { variant: 'quiet', dense: true, css: { paddingInline: '0' } },
  ],
})

export const endRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    borderRadius: '0 3px 3px 0',
    transitionProperty: 'box-shadow',
    transitionDuration: 'step',
    transitionTimingFunction: 'run',
    ...icon,
  },
  variants: {
    variant: {
      plank: {
        bg: 'mark',
        color: 'mark.fg',
        // The end grows without moving its neighbours.
        [inHover]: { ':is(a, button):hover > &': { boxShadow: '4px 0 0 {colors.mark}' } },
        [inDead]: { bg: 'border', color: 'fg.muted', boxShadow: 'none' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.onSolid',
        [inDead]: { bg: 'border', color: 'fg.muted' },
      },
      outline: {},
      quiet: {},
    },
    onTurf: { true: {} },
    dense: { true: { width: '36px' } },
  },
})
