import { organisation } from '../../config/organisation'

/** Raw paints, for what is the same by day and by night. Everything else uses the semantic names (semantic.ts). */
export const paints = {
  pine: { 900: '#0E2A22', 700: '#1F4135', 300: '#7B9A8B' },
  flag: { 400: '#FF8A78' },
} as const

/** Every semantic colour by day and by night, as the design has it. */
export const designPaints = {
  bg: ['#F5F8F2', '#0B1C16'],
  'bg.panel': ['#FFFFFF', '#11281F'],
  'bg.subtle': ['#EAF0E6', '#17332A'],
  'bg.muted': ['#DDE7D9', '#1F4135'],
  'bg.turf': ['#17693F', '#0F4A2E'],
  'bg.turfStripe': ['#1B7146', '#125435'],
  'bg.inverse': ['#0E2A22', '#F0F6EC'],
  'bg.night': ['#0E2A22', '#06120E'],
  fg: ['#0E2A22', '#F0F6EC'],
  'fg.muted': ['#3A5147', '#B9CCBF'],
  'fg.subtle': ['#526A5F', '#93AB9E'],
  'fg.inverse': ['#FFFFFF', '#0B1C16'],
  'fg.onTurf': ['#FFFFFF', '#F0F6EC'],
  border: ['#C3D0C4', '#2C4A3E'],
  'border.control': ['#5C7569', '#7B9A8B'],
  'border.strong': ['#0E2A22', '#F0F6EC'],
  accent: ['#075C3A', '#7FDCA6'],
  path: ['#0B7A48', '#FFC61A'],
  'path.onTurf': ['#FFC61A', '#FFC61A'],
  mark: ['#FFC61A', '#FFC61A'],
  'mark.fg': ['#0B2018', '#0B2018'],
  'success.fg': ['#075C3A', '#8FE3B0'],
  'success.bg': ['#DCEFE0', '#143D2A'],
  'warning.fg': ['#5C4300', '#FFD866'],
  'warning.bg': ['#FFF0BF', '#3D3208'],
  'danger.fg': ['#9B1C12', '#FFB0A3'],
  'danger.bg': ['#FCE6E1', '#4A1B15'],
  'danger.solid': ['#B3261A', '#FF8A78'],
  'danger.onSolid': ['#FFFFFF', '#0B1C16'],
  'info.fg': ['#0B4A7A', '#A9D4F7'],
  'info.bg': ['#E1EEF8', '#12344D'],
  focusRing: ['#0E2A22', '#FFC61A'],
  'focusRing.gap': ['#FFC61A', '#0B1C16'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type SemanticColour = keyof typeof designPaints

/** The design's colours with the organisation's own in their place; the contrast test holds for both. */
export const semanticPaints: Record<SemanticColour, readonly [light: string, dark: string]> = {
  ...designPaints,
  ...organisation.colours,
}

/** Text on ground, and the WCAG ratio it never goes below. */
export const contrastPairs: readonly (readonly [SemanticColour, SemanticColour, number])[] = [
  ['fg', 'bg', 7],
  ['fg', 'bg.panel', 7],
  ['fg', 'bg.subtle', 7],
  ['fg', 'bg.muted', 7],
  ['fg.muted', 'bg', 7],
  ['fg.muted', 'bg.panel', 7],
  ['fg.muted', 'bg.subtle', 4.5],
  ['fg.muted', 'bg.muted', 4.5],
  ['fg.subtle', 'bg', 4.5],
  ['fg.subtle', 'bg.panel', 4.5],
  ['fg.subtle', 'bg.subtle', 4.5],
  ['fg.inverse', 'bg.inverse', 7],
  ['fg.onTurf', 'bg.turf', 4.5],
  ['fg.onTurf', 'bg.turfStripe', 4.5],
  ['fg.onTurf', 'bg.night', 7],
  ['accent', 'bg', 7],
  ['accent', 'bg.panel', 7],
  ['accent', 'bg.subtle', 4.5],
  ['mark.fg', 'mark', 7],
  ['success.fg', 'success.bg', 4.5],
  ['warning.fg', 'warning.bg', 4.5],
  ['danger.fg', 'danger.bg', 4.5],
  ['danger.fg', 'bg.panel', 7],
  ['danger.fg', 'bg', 7],
  ['info.fg', 'info.bg', 4.5],
  ['danger.onSolid', 'danger.solid', 4.5],
  ['border.control', 'bg', 3],
  ['border.control', 'bg.panel', 3],
  ['border.control', 'bg.subtle', 3],
  ['border.strong', 'bg', 3],
  ['path', 'bg', 3],
  ['path', 'bg.panel', 3],
  ['path.onTurf', 'bg.turf', 3],
  ['path.onTurf', 'bg.turfStripe', 3],
  ['focusRing', 'bg', 3],
  ['focusRing', 'bg.panel', 3],
  ['danger.solid', 'bg.panel', 3],
  ['success.fg', 'bg', 4.5],
  ['warning.fg', 'bg', 4.5],
]
