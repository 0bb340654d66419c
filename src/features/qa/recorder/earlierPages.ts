import type { ApiExtra } from '../../../api/request'
import type { SaveResult } from '../../../trace/saveTrace'

/** What is known of a page that this tab has left: its trace, or why there is none. */
export type EarlierPage =
  | { number: number; text: string }
  | { number: number; refused: { reason: 'secret' } | { reason: 'diverged'; step: number; type: string } }

export const earlierPagesKey = 'qa.pages'
/** Browsers give a tab about five million characters; the application needs a few of them itself. */
const mostCharacters = 1_500_000

const sizeOf = (page: EarlierPage) => JSON.stringify(page).length

/** The newest pages that fit together, in their order. */
const newestOf = (pages: EarlierPage[]): EarlierPage[] => {
  let free = mostCharacters
  const first = pages.findLastIndex((page) => (free -= sizeOf(page)) < 0)
  return pages.slice(first + 1)
}

const refusalOf = (result: Exclude<SaveResult, { success: true }>) =>
  result.reason === 'secret'
    ? { reason: result.reason }
    : { reason: result.reason, step: result.divergence.step, type: result.divergence.action?.type ?? '–' }

const readPages = (text: string | null): EarlierPage[] => {
  try {
    const pages: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(pages) ? (pages as EarlierPage[]) : []
  } catch {
    return []
  }
}

/** The traces of the pages that this tab recorded before, as texts of the session: without secrets, as in a file. */
export const createEarlierPages = (session: ApiExtra['effects']['session']) => {
  const before = readPages(session.read(earlierPagesKey))
  const number = (before.at(-1)?.number ?? 0) + 1
  return {
    /** Of this page. */
    number,
    /** Those before this one. */
    all: () => before,
    /** Keeps what was recorded of this page; a page that is left twice, having been shown again, has one entry. */
    keep: (result: SaveResult) => {
      const page = result.success ? { number, text: result.text } : { number, refused: refusalOf(result) }
      session.write(earlierPagesKey, JSON.stringify(newestOf([...before, page])))
    },
    clear: () => session.remove(earlierPagesKey),
  }
}

export type EarlierPages = ReturnType<typeof createEarlierPages>
