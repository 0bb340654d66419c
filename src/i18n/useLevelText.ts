import { useIntl } from 'react-intl'
import type { Scale } from '#contract/rules/ruleSet'
import { defineMessages } from './defineMessages'

const messages = defineMessages({
  one: {
    id: 'show.levels.one',
    defaultMessage: '{scale, select, fci {A{from}} kennel_club {Grade {from}} other {Level {from}}}',
    description: 'The only level of a class, on the ladder of its rules',
  },
  span: {
    id: 'show.levels.span',
    defaultMessage: '{scale, select, fci {A{from}–A{to}} kennel_club {Grades {from}–{to}} other {Levels {from}–{to}}}',
    description: 'The lowest and the highest level of a class, on the ladder of its rules',
  },
})

/** How many levels the dots of a ladder stand for. */
export const levelCounts: Record<Scale, number> = { nexus: 5, fci: 3, kennel_club: 7 }

/** The levels of a class: Level 3, Levels 1–3, A1–A3, Grades 1–7. */
export const useLevelText = () => {
  const { formatMessage } = useIntl()
  return ({ startLevel: from, endLevel: to, scale }: { startLevel: number; endLevel: number; scale: Scale }): string =>
    formatMessage(from === to ? messages.one : messages.span, { from, to, scale })
}
