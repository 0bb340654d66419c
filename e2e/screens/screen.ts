import type { Page } from '@playwright/test'
import type { Locale } from '#contract/shared/locales'
import type { Answer } from '../faults/answers'
import type { Call } from '../faults/case'
import type { Actors, Person } from './actors'

export type Theme = 'light' | 'dark'

/** How a screen is looked at. `width` is that of a phone (with a coarse pointer), of a tablet or of a desk. */
export interface Setting {
  locale: Locale
  theme: Theme
  width: number
}

export const widths = [320, 768, 1440] as const
export const themes: readonly Theme[] = ['light', 'dark']

/** One screen in one state: its address, who sees it, and what must have happened before. */
export interface State {
  /** What it shows, after the name of its screen; the plain state has none. */
  name?: string
  as?: Person
  at: string | ((actors: Actors) => string)
  /** Raw texts in local storage before the page starts. */
  storage?: Record<string, string> | ((actors: Actors) => Record<string, string>)
  /** Calls below /api that are answered in the server's place. */
  answers?: (actors: Actors) => [wanted: (call: Call) => boolean, answer: Answer][]
  /** Files that are answered in the server's place. */
  files?: [wanted: RegExp, answer: Answer][]
  /** Runs in the page before any script of ours. */
  before?: () => void
  /** What a person does there, by names that are the same in every language. */
  steps?: (page: Page) => Promise<unknown>
  /** It is about waiting: every other state is looked at once all that it waits for has come. */
  waits?: true
  /** Seen by the long proof alone. */
  long?: true
  /** The widths at which there is such a state; all, where none are named. */
  onlyAt?: readonly number[]
}

/** A state with the name that reports and pictures give it. */
export interface Screen extends State {
  title: string
}

export const sizeOf = (width: number) => ({ width, height: width < 768 ? 700 : 900 })
