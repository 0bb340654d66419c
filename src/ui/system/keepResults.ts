import type { RecipeCreatorFn, SystemContext, SystemStyleObject } from '@chakra-ui/react'
import { serializeStyles, type SerializedStyles } from '@emotion/serialize'

type Css = SystemContext['css']

/** Widths that are measured are styles of an element too: not every one of them is kept. */
const mostWritten = 2000

const remember = <Key extends object, Value>(make: (key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    let value = made.get(key)
    if (value === undefined) {
      value = make(key)
      made.set(key, value)
    }
    return value
  }
}

const isFilled = (styles?: SystemStyleObject): styles is SystemStyleObject => Object.keys(styles ?? {}).length > 0

/**
 * A system whose results are made once. Chakra keeps the recipes that the theme names. Its factory asks for the recipe of an
 * element at each render, gets a new one, and with it an empty memory: every rule of every element is worked out again.
 * One thing is different: overrides of a recipe follow its widths and states, as if the recipe were in a layer.
 */
export const keepResults = (system: SystemContext): SystemContext => {
  const cva = remember((config: Parameters<RecipeCreatorFn>[0]) => system.cva(config))
  const sva = remember(system.sva)

  // Equal styles have one number. A recipe returns the same object each time, so that its text is written once.
  const numbers = new Map<string, number>()
  let lastNumber = 0
  const numberOf = remember((styles: object) => {
    const text = JSON.stringify(styles)
    const number = numbers.get(text) ?? (lastNumber += 1)
    numbers.set(text, number)
    return number
  })
  // Emotion takes styles that are written out already as they are, and need not write and hash them for each element.
  const written = new Map<string, SerializedStyles>()
  const css: Css = (...all) => {
    // A component of Chakra gives its recipe to an element without one.
    const [recipe, ...overrides] = all.filter(isFilled)
    if (!recipe) return system.css()
    const key = [recipe, ...overrides].map(numberOf).join()
    let styles = written.get(key)
    if (!styles) {
      const onTop = system.css(...overrides)
      styles = serializeStyles([system.css(recipe), isFilled(onTop) ? { '&': onTop } : undefined])
      if (written.size >= mostWritten) {
        written.clear()
        numbers.clear()
      }
      written.set(key, styles)
    }
    return styles
  }
  const valid = Object.create(null) as Record<string, boolean>
  const isValidProperty = (name: string) => (valid[name] ??= system.isValidProperty(name))
  return { ...system, css, cva: cva as RecipeCreatorFn, sva, isValidProperty }
}
