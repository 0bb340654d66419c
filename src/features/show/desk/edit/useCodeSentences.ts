import { useMemo } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { type ShowFieldCode, showFieldCodes } from '#contract/show/fieldCodes'
import { defineMessages } from '../../../../i18n/defineMessages'

const codeMessages: Record<ShowFieldCode, MessageDescriptor> = defineMessages({
  too_many_days: { id: 'show.edit.code.tooManyDays', defaultMessage: 'A show can’t last longer than two weeks.' },
  level_below: { id: 'show.edit.code.levelBelow', defaultMessage: '“To level” must be at least “from level”.' },
  not_in_rules: {
    id: 'show.edit.code.notInRules',
    defaultMessage: 'The rules of this class don’t have this height, level or scoring.',
  },
  early_not_lower: {
    id: 'show.edit.code.earlyNotLower',
    defaultMessage: 'The early price must be lower than the price.',
  },
  over_team: {
    id: 'show.edit.code.overTeam',
    defaultMessage: 'No more results can count than a team has dogs.',
  },
  one_round: {
    id: 'show.edit.code.oneRound',
    defaultMessage: 'A combined result needs at least two classes with this name.',
  },
  other_kind: {
    id: 'show.edit.code.otherKind',
    defaultMessage: 'Classes with a combined result have to be scored alike, and can’t be for teams.',
  },
  before_start: { id: 'show.edit.code.beforeStart', defaultMessage: 'The end must be after the start.' },
  outside_show: { id: 'show.edit.code.outsideShow', defaultMessage: 'Choose a day of the show.' },
  after_show: { id: 'show.edit.code.afterShow', defaultMessage: 'Entries have to close before the show ends.' },
  no_such_time: {
    id: 'show.edit.code.noSuchTime',
    defaultMessage: 'This time doesn’t exist on that day because the clocks go forward. Choose another.',
  },
  named_twice: { id: 'show.edit.code.namedTwice', defaultMessage: 'You’ve added the same person twice.' },
  judges_too: { id: 'show.edit.code.judgesToo', defaultMessage: 'A judge can’t approve a show they judge.' },
  wrote_it: {
    id: 'show.edit.code.wroteIt',
    defaultMessage: 'This person created or edited this show, so can’t approve it.',
  },
  household_wrote_it: {
    id: 'show.edit.code.householdWroteIt',
    defaultMessage: 'This person lives with someone who created or edited this show, so can’t approve it.',
  },
  has_entries: { id: 'show.edit.code.hasEntries', defaultMessage: 'You can’t change this: dogs are already entered.' },
  below_taken: {
    id: 'show.edit.code.belowTaken',
    defaultMessage: 'Some places are already taken. Enter at least that many.',
  },
  fixed_now: { id: 'show.edit.code.fixedNow', defaultMessage: 'Can’t be changed any more.' },
})

/** The sentences of the codes that only a show's fields are refused with. */
export const useCodeSentences = (): Record<string, string> => {
  const { formatMessage } = useIntl()
  return useMemo(
    () => Object.fromEntries(showFieldCodes.map((code) => [code, formatMessage(codeMessages[code])])),
    [formatMessage],
  )
}
