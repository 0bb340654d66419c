import type { RecipeCreatorFn, SystemContext } from '@chakra-ui/react'
import { serializeStyles, type SerializedStyles } from '@emotion/serialize'

type Css = SystemContext['css']
type Recipe = ReturnType<RecipeCreatorFn>

/** Widths that are measured are on top of a recipe too: no element has so many that should be kept. */
const mostOnTop = 100

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

const isEmpty = (styles: object | undefined) => Object.keys(styles ?? {}).length === 0

/**
 * A system whose results are made once. Chakra's factory asks for the recipe of an element each time that it renders, gets
 * a new one, and with it an empty memory: every rule of every element is worked out again at every render. One thing is
 * different: overrides of a recipe follow its widths and states, as if the recipe were in a layer.
 */
export const keepResults = (system: SystemContext): SystemContext => {
  const kept = (recipe: Recipe): Recipe => {
    const merge = recipe.merge as (this: Recipe, other: Recipe) => Recipe
    return Object.assign(recipe, { merge: remember((other: Recipe) => kept(merge.call(recipe, other))) })
  }
  const cva = remember((config: Parameters<RecipeCreatorFn>[0]) => kept(system.cva(config)))
  // Of an element: its recipe, and its overrides. Emotion takes styles that are written out already
  // as they are, and need not write and hash them for each element.
  const writtenOn = remember((_recipe: object) => new Map<string, SerializedStyles>())
  const css: Css = (first, ...rest) => {
    if (!first) return system.css(first, ...rest)
    const written = writtenOn(first)
    const key = JSON.stringify(rest.filter((styles) => !isEmpty(styles)))
    let styles = written.get(key)
    if (!styles) {
      const onTop = system.css(...rest)
      styles = serializeStyles([system.css(first), isEmpty(onTop) ? undefined : { '&': onTop }])
      if (written.size >= mostOnTop) written.clear()
      written.set(key, styles)
    }
    return styles
  }
  const valid = Object.create(null) as Record<string, boolean>
  const isValidProperty = (name: string) => (valid[name] ??= system.isValidProperty(name))
  return { ...system, css, cva: cva as RecipeCreatorFn, isValidProperty }
}
