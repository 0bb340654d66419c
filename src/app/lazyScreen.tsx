import type { ComponentType } from 'react'
import type { Policy } from '#contract/access/policy'
import type { Locale } from '#contract/locales'
import type { ScreenPath } from '#contract/paths'
import { lazyComponent, type LazyComponent } from '../lib/lazyComponent'

export interface Entry {
  path: ScreenPath
  Screen: LazyComponent
  /** Brings what the build made for the screen: its chunk, and the text where it has one in each language. */
  load: (locale: Locale) => Promise<unknown>
  /** The route exists only for whom this is allowed (specification, section 2). */
  only?: Policy
  /** The screen shows what is private: to whom it may, `selectScreenRefusal` says; others read what to do. */
  guard?: Policy
  /** Brought while this screen is looked at, because it is where the way leads. */
  ahead?: ScreenPath
}

/** The module of a screen: the screen is all that it exports. */
type ScreenModule = Record<string, ComponentType>
const screenIn = (module: ScreenModule): ComponentType => Object.values(module)[0] as ComponentType

/** A screen in a chunk of its own. */
export const lazy = (load: () => Promise<ScreenModule>) => {
  const Screen = lazyComponent(async () => screenIn(await load()))
  return { Screen, load: Screen.load }
}

/** A screen whose calls are answered to those alone whom the policy allows. */
export const guarded = (guard: Policy, load: () => Promise<ScreenModule>) => ({ ...lazy(load), guard })
