import { organisation } from '../../config/organisation'
import { contrastPairs, designPaints, semanticPaints } from './colours'

const channel = (hex: string, at: number) => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('colour contrast [1.20]', () => {
  it('reckons as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrastPairs).toHaveLength(39)
  })

  const both = contrastPairs.flatMap(([text, ground, least]) => [
    { mode: 'light', index: 0 as const, text, ground, least },
    { mode: 'dark', index: 1 as const, text, ground, least },
  ])

  it.each(both)('$text on $ground is at least $least in $mode mode', ({ index, text, ground, least }) => {
    expect(contrast(semanticPaints[text][index], semanticPaints[ground][index])).toBeGreaterThanOrEqual(least)
  })

  it('knows every colour that the organisation sets for itself (content/settings.json)', () => {
    expect(Object.keys(designPaints)).toEqual(expect.arrayContaining(Object.keys(organisation.colours ?? {})))
    expect(Object.keys(semanticPaints)).toHaveLength(Object.keys(designPaints).length)
  })

  it('keeps the ground of notifications dark in both modes [8.1]', () => {
    for (const paint of semanticPaints['bg.night']) expect(luminance(paint)).toBeLessThan(0.03)
  })
})
