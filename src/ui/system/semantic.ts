import { semanticPaints } from './colours'

type Leaf = { value: { _light: string; _dark: string } }
type Group = Record<string, Leaf>

const grouped = () => {
  const groups: Record<string, Group> = {}
  for (const [name, [light, dark]] of Object.entries(semanticPaints)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.')
    groups[group] = { ...groups[group], [shade]: { value: { _light: light, _dark: dark } } }
  }
  return groups
}

const groups = grouped()
const same = (name: string) => ({ value: `{colors.${name}}` })

export const semanticColors = {
  ...groups,
  brand: {
    solid: same('bg.inverse'),
    contrast: same('fg.inverse'),
    fg: same('accent'),
    subtle: same('bg.subtle'),
    muted: same('bg.muted'),
    emphasized: same('border.control'),
    focusRing: same('focusRing'),
  },
  danger: {
    ...groups['danger'],
    contrast: same('danger.onSolid'),
    subtle: same('danger.bg'),
    muted: same('danger.bg'),
    emphasized: same('danger.fg'),
    focusRing: same('focusRing'),
  },
}

export const semanticShadows = {
  overlay: { value: '0 0 0 1px {colors.border}, 0 12px 32px rgba(6,18,14,.22)' },
}

/** For sunlight and for readers who ask for more contrast: hairlines become edges, second lines become text. */
export const moreContrast = {
  '--cr-colors-border': 'var(--cr-colors-border-control)',
  '--cr-colors-fg-muted': 'var(--cr-colors-fg)',
  '--cr-colors-fg-subtle': 'var(--cr-colors-fg)',
  '--cr-colors-bg-turf-stripe': 'var(--cr-colors-bg-turf)',
  '--cr-font-weights-normal': '500',
}
