import type { MessageDescriptor } from 'react-intl'
import type { ShowFieldCode } from '#contract/showFieldCodes'
import { defineMessages } from '../../../i18n/defineMessages'

export const codeMessages: Record<ShowFieldCode, MessageDescriptor> = defineMessages({
  before_start: { id: 'showEdit.code.beforeStart', defaultMessage: 'Can’t be earlier or lower than the start.' },
  outside_show: { id: 'showEdit.code.outsideShow', defaultMessage: 'Choose a day of the show.' },
  after_show: { id: 'showEdit.code.afterShow', defaultMessage: 'Entries have to close before the show ends.' },
  no_such_time: {
    id: 'showEdit.code.noSuchTime',
    defaultMessage: 'The clocks skip this time that day. Choose another.',
  },
  named_twice: { id: 'showEdit.code.namedTwice', defaultMessage: 'Somebody is named twice.' },
  judges_too: { id: 'showEdit.code.judgesToo', defaultMessage: 'A judge can’t approve a show they judge.' },
  wrote_it: { id: 'showEdit.code.wroteIt', defaultMessage: 'Nobody can approve a show they have written or edited.' },
  household_wrote_it: {
    id: 'showEdit.code.householdWroteIt',
    defaultMessage: 'Nobody can approve a show that somebody of their household has written or edited.',
  },
  has_entries: { id: 'showEdit.code.hasEntries', defaultMessage: 'Can’t change any more: dogs are entered.' },
  below_taken: { id: 'showEdit.code.belowTaken', defaultMessage: 'More places than that are taken.' },
  fixed_now: { id: 'showEdit.code.fixedNow', defaultMessage: 'Can’t be changed any more.' },
})
