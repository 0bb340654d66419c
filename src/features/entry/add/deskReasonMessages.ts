import type { MessageDescriptor } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { defineMessages } from '../../../i18n/defineMessages'

/** Why a dog can’t enter, for organisers: the members’ sentences (reasonMessages) say what a member can do. */
export const deskReasonMessages: Record<Reason['code'] | 'ofHeight' | 'atLevel', MessageDescriptor> = defineMessages({
  ofHeight: {
    id: 'entry.add.ofHeight',
    defaultMessage: '{dog} is {height}, {centimetres} cm',
    description: 'height: the name of a height category. Śnieżka is Large, 54.1 cm',
  },
  atLevel: { id: 'entry.add.atLevel', defaultMessage: '{dog} is at level {rank}' },
  show_not_open: { id: 'entry.add.showNotOpen', defaultMessage: 'The show isn’t taking entries' },
  entries_not_open_yet: { id: 'entry.add.notOpenYet', defaultMessage: 'Entries open on {from}' },
  entries_closed: { id: 'entry.add.entriesClosed', defaultMessage: 'Entries have closed' },
  class_cancelled: { id: 'entry.add.classCancelled', defaultMessage: 'Class cancelled' },
  class_begun: { id: 'entry.add.classBegun', defaultMessage: 'Class started or running order published' },
  places_drawn: { id: 'entry.add.placesDrawn', defaultMessage: 'Places are drawn on {from}' },
  show_full: { id: 'entry.add.showFull', defaultMessage: 'Show full' },
  day_full: { id: 'entry.add.dayFull', defaultMessage: 'Day full' },
  too_many_runs: {
    id: 'entry.add.tooManyRuns',
    defaultMessage: '{member} has reached the limit of {limit, plural, one {# run} other {# runs}} in this show',
  },
  class_full: { id: 'entry.add.classFull', defaultMessage: 'Full' },
  membership_ends_before: {
    id: 'entry.add.membershipEnds',
    defaultMessage: '{member} needs to renew their membership to cover {from}',
  },
  membership_paused: {
    id: 'entry.add.membershipPaused',
    defaultMessage: '{member}’s membership is paused. Resume it first',
  },
  not_your_dog: { id: 'entry.add.notTheirDog', defaultMessage: '{dog} isn’t one of {member}’s dogs' },
  dog_retired: { id: 'entry.add.dogRetired', defaultMessage: '{dog} is retired' },
  dog_too_young: { id: 'entry.add.dogTooYoung', defaultMessage: '{dog} is too young until {from}' },
  dog_no_veteran: {
    id: 'entry.add.dogNoVeteran',
    defaultMessage: '{dog} is too young for a veteran class until {from}',
  },
  old_age_dog: {
    id: 'entry.add.oldAgeDog',
    defaultMessage: '{dog} is an old age dog: veteran and any-height classes only',
  },
  not_measured: {
    id: 'entry.add.notMeasured',
    defaultMessage: '{dog} hasn’t been measured: Large and any-height classes only',
  },
  wrong_height: { id: 'entry.add.wrongHeight', defaultMessage: '{dog} is in a different height category' },
  level_too_low: { id: 'entry.add.levelTooLow', defaultMessage: '{dog} hasn’t reached this level' },
  level_too_high: { id: 'entry.add.levelTooHigh', defaultMessage: '{dog} is above this level' },
  already_entered: { id: 'entry.add.alreadyEntered', defaultMessage: 'Already entered' },
  already_in_cart: { id: 'entry.add.alreadyInCart', defaultMessage: 'Already in {member}’s cart' },
  too_many_classes: {
    id: 'entry.add.tooManyClasses',
    defaultMessage: 'Already in {limit, plural, one {# class} other {# classes}} that day, the daily limit',
  },
  too_many_held: { id: 'entry.add.tooManyHeld', defaultMessage: '{member} has too many unpaid places in this class' },
  too_many_held_in_show: {
    id: 'entry.add.tooManyHeldInShow',
    defaultMessage: '{member} has too many unpaid places in this show',
  },
  held_too_often: {
    id: 'entry.add.heldTooOften',
    defaultMessage: '{member} has let held places in this class expire several times and can try again from {from}',
  },
  team_missing: { id: 'entry.add.teamMissing', defaultMessage: 'No team named' },
  team_full: { id: 'entry.add.teamFull', defaultMessage: 'Its team is full' },
  judges_own_dog: {
    id: 'entry.add.judgesOwnDog',
    defaultMessage:
      'A judge of this show is {dog}’s owner or manager, or lives with one of them. Check that {dog} may run before you add it.',
  },
})
