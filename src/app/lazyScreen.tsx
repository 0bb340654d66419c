import type { ComponentType } from 'react'
import type { Policy } from '#contract/access/policy'
import type { Locale } from '#contract/shared/locales'
import type { ScreenPath } from '#contract/shared/paths'
import { lazyComponent, type LazyComponent } from '../lib/lazyComponent'

export interface Entry {
  path: ScreenPath
  Screen: LazyComponent
  /** Brings what the build made for the screen: its chunk, and the text where it has one in each language. */
  load: (locale: Locale) => Promise<unknown>
  /** The route exists only for callers whom this policy allows (specification, section 2). */
  only?: Policy
  /** The screen is private: `selectScreenRefusal` decides who sees it; others read what to do. */
  guard?: Policy
  /** Brought while this screen is looked at, because it is where the way leads. */
  ahead?: ScreenPath
}

/** The module of a screen: the screen is all that it exports. */
type ScreenModule = Record<string, ComponentType>
const screenOf = (module: ScreenModule): ComponentType => Object.values(module)[0] as ComponentType

/** A screen in a separate chunk. */
export const lazy = (load: () => Promise<ScreenModule>) => {
  const Screen = lazyComponent(async () => screenOf(await load()))
  return { Screen, load: Screen.load }
}

/** A screen whose calls are answered only for callers whom the policy allows. */
export const guarded = (guard: Policy, load: () => Promise<ScreenModule>) => ({ ...lazy(load), guard })
