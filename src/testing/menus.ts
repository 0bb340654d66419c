import { within } from '@testing-library/react'

const said = (link: HTMLElement) =>
  `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href') ?? ''}`

/** Words and ways of every link below an element. */
export const linksIn = (element: HTMLElement): string[] => within(element).queryAllByRole('link').map(said)

/** A menu as it reads: its links in order, those of a group indented below the group's word. */
export const menuTexts = (nav: HTMLElement): string[] =>
  [...nav.children].flatMap((entry) => {
    const summary = entry.querySelector('summary')
    if (!summary) return [said(entry as HTMLElement)]
    return [`${summary.textContent}:`, ...linksIn(entry as HTMLElement).map((line) => `  ${line}`)]
  })
