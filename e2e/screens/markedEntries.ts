import type { State } from './screen'
import { inTurn, press } from './setup'

// Where rows are items of a list, no head is seen.
const markOne = inTurn(press('main tbody label:has(input[type=checkbox])'), (page) =>
  page.locator('[data-bar] button[aria-haspopup=dialog]').waitFor(),
)

/** A show's entries with one that is marked, and what is asked before such are withdrawn. */
export const markedEntries = (entries: Pick<State, 'as' | 'at'>): State[] => [
  { ...entries, name: 'some selected', steps: markOne },
  {
    ...entries,
    name: 'asking whether to withdraw several',
    steps: inTurn(markOne, press('[data-bar] button[aria-haspopup=dialog]'), (page) =>
      page.getByRole('alertdialog').waitFor(),
    ),
  },
]
