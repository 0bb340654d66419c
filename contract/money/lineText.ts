import { visibleText } from '../shared/visibleText'

/** So much is shown of a cell that cannot be read. */
export const unreadTextMax = 100

/** A text from a file: on one line, without what is not seen, and no longer than it is kept. */
export const lineText = (text: string, max: number): string =>
  visibleText(text)
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    // Half a pair is what the cut may leave of a letter beyond the basic plane.
    .replace(/\p{Cs}/gu, '')
    .trim()
