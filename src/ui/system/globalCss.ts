import { defineGlobalStyles } from '@chakra-ui/react'
import { moreContrast } from './semantic'

export const focusRing = {
  outline: '3px solid',
  outlineColor: 'focusRing',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px {colors.focusRing.gap}',
}

const reducedMotion = {
  animation: 'none !important',
  transitionProperty: 'opacity !important',
  transitionDuration: '90ms !important',
  scrollBehavior: 'auto !important',
}

/** Every page starts from these. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'brand',
    textSizeAdjust: '100%',
    scrollPaddingTop: '7',
    // Bars at the bottom of the screen never cover the focused element.
    scrollPaddingBottom: 'calc(var(--tab-bar, 0px) + var(--cart-bar, 0px) + var(--toasts, 0px) + 8px)',
  },
  // What people have typed: a name of a hundred letters without a blank breaks no row and no screen.
  bdi: { overflowWrap: 'anywhere' },
  'html:has([data-bar=tabs])': { '--tab-bar': { base: '72px', md: '0px' } },
  // On phones it is in the tab bar's place.
  'html:has([data-bar=cart])': { '--cart-bar': '148px', '--tab-bar': '0px' },
  '.light': { colorScheme: 'light' },
  '.dark': { colorScheme: 'dark' },
  body: {
    '--global-color-border': 'colors.border',
    '--art-ink': 'colors.fg',
    '--art-paper': 'colors.bg',
    '--art-path': 'colors.path',
    '--art-mark': 'colors.mark',
    '--art-turf': 'colors.bg.turf',
    '--art-far': { _light: '#4d7a69', _dark: '{colors.pine.300}' },
    '--hatch': 'color-mix(in srgb, {colors.fg} 13%, transparent)',
    '@media (forced-colors: active)': {
      '--art-ink': 'CanvasText',
      '--art-paper': 'Canvas',
      '--art-path': 'CanvasText',
      '--art-turf': 'Canvas',
      '--art-far': 'GrayText',
    },
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    fontWeight: 'normal',
    fontSize: '1rem',
    lineHeight: '1.5rem',
    '@media (prefers-contrast: more)': moreContrast,
    minWidth: '20rem',
    fontSynthesis: 'none',
  },
  // On body, not on html: the token layer, which comes later in the cascade, sets the same names there.
  '.sunlight body': moreContrast,
  '::selection': { bg: 'mark', color: 'mark.fg' },
  '::placeholder': { color: 'fg.subtle', opacity: '1' },
  ':focus-visible': {
    ...focusRing,
    '@media (forced-colors: active)': { outlineColor: 'Highlight', boxShadow: 'none' },
  },
  '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  // SidewaysScroller: its fade follows the scrolling, without animation.
  '*:not([data-fades]), *::before, *::after': { '@media (prefers-reduced-motion: reduce)': reducedMotion },
})
