import { keyframes } from '@emotion/react'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

/** The panel of what opens beside a control: menus, options, tooltips. */
export const popupPanel = {
  zIndex: 'overlay',
  bg: 'bg.panel',
  borderRadius: 'panel',
  boxShadow: 'overlay',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&[data-state=open]': { animation: `${rise} {durations.tap} {easings.run}` },
  '@media (forced-colors: active)': { border: '2px solid' },
} as const

/** One line of it that can be chosen. */
export const popupItem = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'touch',
  paddingInline: '4',
  paddingBlock: '2',
  fontWeight: 'semibold',
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  '&[data-highlighted]': { bg: 'bg.muted', boxShadow: 'inset 8px 0 0 {colors.mark}' },
  '&[data-disabled]': { color: 'fg.muted', cursor: 'not-allowed' },
  '& .lucide': { width: '20px', height: '20px', flexShrink: 0, strokeLinecap: 'square', strokeLinejoin: 'miter' },
  '@media (forced-colors: active)': { '&[data-highlighted]': { outline: '2px solid', outlineOffset: '-2px' } },
} as const
