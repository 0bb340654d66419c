import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Answer } from './answers'
import type { Environment } from './environment'

/** A value of local storage: a text, or a text repeated so many times. */
export type Stored = string | { repeat: string; times: number }

/** A fault and what must hold in spite of it. `walk` throws where it does not. */
export interface Case {
  id: string
  as?: 'visitor' | 'member'
  /** The content of local storage before the first page. */
  storage?: Record<string, Stored>
  /** The case controls the time: page.clock. */
  clock?: true
  /** Opens other tabs: its profile is thrown away afterwards. */
  alone?: true
  /** Runs in the page before any script of ours. */
  before?: () => void
  /** Navigations that the case itself makes by clicks. */
  clicks?: number
  /** The app itself may be missing: the page's own words about that are enough. */
  mayNotStart?: true
  /** Thrown errors that are the browser's word on what the case forged, not the product's fault. */
  allows?: RegExp
  /** One of those that every `npm test` walks. */
  short?: boolean
  walk: (fixture: Fixture) => Promise<void>
}

export interface Group {
  name: string
  cases: (environment: Environment) => Case[]
}

export interface Call {
  method: string
  /** Below /api, without the query. */
  path: string
  authorization: string | null
}

/** What a case works with: a page of a fresh profile, the calls it made, and the means to forge their answers. */
export interface Fixture {
  environment: Environment
  page: Page
  context: BrowserContext
  /** Opens an address and waits until there is something to read. */
  open: (path: string, page?: Page) => Promise<void>
  /** Another tab of the same profile. */
  tab: (before?: () => void) => Promise<Page>
  /** The calls to the API so far, of all tabs, in their order. */
  calls: Call[]
  /** Answers calls in place of the server until it is lifted; the latest rule that fits a call answers it. */
  forge: (wanted: string | ((call: Call) => boolean), answer: Answer) => Promise<() => void>
  /** Lets that much time of the page pass, step by step, with a moment for the network after each. */
  pass: (milliseconds: number, step?: number) => Promise<void>
  /** What was seen to go wrong: thrown errors, breaches of the Content-Security-Policy, dialogs, foreign pages. */
  wrongs: string[]
  /** Lines that our own code wrote to the console as errors. */
  complaints: string[]
  /** Documents that the main frame has loaded, and all its navigations. */
  loads: string[]
  navigations: string[]
}

export const callOf = (request: Request): Call => {
  const { pathname } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname.replace(/^\/api/, ''),
    authorization: request.headers()['authorization'] ?? null,
  }
}
