import { createSystem, defaultBaseConfig, defineRecipe, defineSlotRecipe } from '@chakra-ui/react'
import { serializeStyles } from '@emotion/serialize'
import { keepResults } from './keepResults'

const plain = createSystem(defaultBaseConfig)
const kept = keepResults(plain)
const base = { color: 'red', _hover: { color: 'blue' }, p: ['1', '2'], md: { mt: '4px' } }
const config = defineRecipe({
  base,
  variants: { size: { s: { p: '2px' }, m: { p: '4px' } } },
  defaultVariants: { size: 's' },
  compoundVariants: [{ size: 'm', css: { mt: '9px' } }],
})
const selections = [{}, { size: 's' }, { size: 'm' }] as const

describe('a system that keeps its results', () => {
  it('makes one recipe of a configuration', () => {
    expect(kept.cva(config)).toBe(kept.cva(config))
    expect(plain.cva(config)).not.toBe(plain.cva(config))
  })

  it('makes one recipe of a configuration of several parts', () => {
    const parts = defineSlotRecipe({ slots: ['root', 'title'], base: { root: base, title: { color: 'red' } } })
    expect(kept.sva(parts)).toBe(kept.sva(parts))
    expect(kept.sva(parts)({})).toEqual(plain.sva(parts)({}))
  })

  it('returns the system’s results, the first time and later', () => {
    for (const _time of [1, 2])
      for (const selection of selections) expect(kept.cva(config)(selection)).toEqual(plain.cva(config)(selection))
    const other = { base: { color: 'green' }, variants: { size: { m: { p: '8px' } } } }
    const merged = (system: typeof plain) => system.cva(config).merge(system.cva(other))({ size: 'm' })
    for (const _time of [1, 2]) expect(merged(kept)).toEqual(merged(plain))
  })

  it('works out styles as the system does', () => {
    const cases = [[base], [base, {}], [base, undefined], [{}], []]
    for (const styles of [...cases, ...cases])
      expect(serializeStyles([kept.css(...styles)])).toEqual(serializeStyles([plain.css(...styles)]))
  })

  it('writes overrides of a recipe after all of it, its conditions included', () => {
    const on = { mt: '3px', color: 'green' }
    for (const _time of [1, 2]) {
      // An element of Chakra has no recipe itself: its component gives one as the first of its styles.
      expect(kept.css({}, base, undefined, on)).toBe(kept.css(base, {}, on))
      const { styles } = serializeStyles([kept.css(base, {}, on)])
      expect(styles).toBe(serializeStyles([plain.css(base), { '&': plain.css(on) }]).styles)
      expect(styles.indexOf('margin-top:4px')).toBeLessThan(styles.indexOf('margin-top:3px'))
    }
  })

  it('knows the same properties', () => {
    const names = ['p', 'md', '_hover', 'onClick', 'href', 'constructor']
    for (const name of [...names, ...names]) expect(kept.isValidProperty(name)).toBe(plain.isValidProperty(name))
  })
})
