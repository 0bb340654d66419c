import type { MessageDescriptor } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { defineMessages } from './defineMessages'

/** Why a dog cannot enter a class, and the way out. `dog` is its name; `from` a day or an instant; `limit` a number. */
export const reasonMessages: Record<Reason['code'] | 'heightOnly' | 'levelsOnly', MessageDescriptor> = defineMessages({
  heightOnly: {
    id: 'entry.reason.heightOnly',
    defaultMessage:
      '{wanted} only: {dog} is {category, select, extra_small {Extra small} small {Small} medium {Medium} intermediate {Intermediate} large {Large} other {not measured}}, {height} cm.',
    description: 'wanted: the height category of the class. Large only: Łatka is medium, 40.8 cm.',
  },
  levelsOnly: {
    id: 'entry.reason.levelsOnly',
    defaultMessage:
      '{scale, select, fci {FCI level {levels} only: {dog} is at {rank}.} kennel_club {Grade {levels} only: {dog} is at grade {rank}.} other {Level {levels} only: {dog} is at level {rank}.}}',
    description: 'levels: 3, or 2–4; by the ladder of the class',
  },
  show_not_open: { id: 'entry.reason.showNotOpen', defaultMessage: 'This show isn’t taking entries.' },
  entries_not_open_yet: { id: 'entry.reason.entriesNotOpenYet', defaultMessage: 'Entries open on {from}.' },
  entries_closed: { id: 'entry.reason.entriesClosed', defaultMessage: 'Entries are closed.' },
  class_cancelled: { id: 'entry.reason.classCancelled', defaultMessage: 'This class has been cancelled.' },
  class_begun: {
    id: 'entry.reason.classBegun',
    defaultMessage: 'Entries for this class have closed: it has started or its running order is out.',
  },
  places_drawn: {
    id: 'entry.reason.placesDrawn',
    defaultMessage: 'Places are drawn on {from}. Take part in the draw on the show’s page.',
  },
  show_full: { id: 'entry.reason.showFull', defaultMessage: 'This show is full.' },
  day_full: { id: 'entry.reason.dayFull', defaultMessage: 'This day of the show is full.' },
  too_many_runs: {
    id: 'entry.reason.tooManyRuns',
    defaultMessage: 'This show allows {limit, plural, one {# run} other {# runs}} per member.',
  },
  class_full: { id: 'entry.reason.classFull', defaultMessage: 'This class is full.' },
  membership_ends_before: {
    id: 'entry.reason.membershipEndsBefore',
    defaultMessage: 'Your membership ends before this class. Renew it to cover {from}.',
  },
  membership_paused: {
    id: 'entry.reason.membershipPaused',
    defaultMessage: 'Your membership is paused. Contact us to resume it.',
  },
  not_your_dog: { id: 'entry.reason.notYourDog', defaultMessage: '{dog} isn’t one of your dogs.' },
  dog_retired: { id: 'entry.reason.dogRetired', defaultMessage: '{dog} is retired.' },
  dog_too_young: {
    id: 'entry.reason.dogTooYoung',
    defaultMessage:
      '{dog} is too young: dogs must be {limit, plural, =0 {old enough} one {# month old} other {# months old}} on the day. Eligible from {from}.',
  },
  dog_no_veteran: {
    id: 'entry.reason.dogNoVeteran',
    defaultMessage:
      'Veteran classes are for dogs of at least {limit, plural, one {# year} other {# years}} on the day: {dog} can enter from {from}.',
  },
  old_age_dog: {
    id: 'entry.reason.oldAgeDog',
    defaultMessage: '{dog} is an old age dog and can only enter veteran classes and classes for any height.',
  },
  not_measured: {
    id: 'entry.reason.notMeasured',
    defaultMessage: '{dog} hasn’t been measured, so can only enter Large classes and classes for any height.',
  },
  wrong_height: { id: 'entry.reason.wrongHeight', defaultMessage: '{dog} is in a different height category.' },
  level_too_low: { id: 'entry.reason.levelTooLow', defaultMessage: '{dog} hasn’t reached this level yet.' },
  level_too_high: { id: 'entry.reason.levelTooHigh', defaultMessage: '{dog} is above this level.' },
  team_missing: {
    id: 'entry.reason.teamMissing',
    defaultMessage: 'This class is for teams. Enter {dog}’s team in the cart.',
  },
  team_full: {
    id: 'entry.reason.teamFull',
    defaultMessage: '{dog}’s team is full. Choose another team name in the cart.',
  },
  already_entered: { id: 'entry.reason.alreadyEntered', defaultMessage: '{dog} is already entered in this class.' },
  already_in_cart: { id: 'entry.reason.alreadyInCart', defaultMessage: '{dog} is already in the cart for this class.' },
  too_many_classes: {
    id: 'entry.reason.tooManyClasses',
    defaultMessage:
      '{dog} is already in {limit, plural, one {# class} other {# classes}} on this day, the daily limit.',
  },
  too_many_held: {
    id: 'entry.reason.tooManyHeld',
    defaultMessage:
      'You can have {limit, plural, one {# unpaid place} other {# unpaid places}} in a class at a time. Pay for those first, then enter more dogs.',
  },
  too_many_held_in_show: {
    id: 'entry.reason.tooManyHeldInShow',
    defaultMessage:
      'You can have {limit, plural, one {# unpaid place} other {# unpaid places}} in a show at a time. Pay for those first, then enter more dogs.',
  },
  held_too_often: {
    id: 'entry.reason.heldTooOften',
    defaultMessage: 'You’ve held places in this class several times without paying. You can try again from {from}.',
  },
  judges_own_dog: {
    id: 'entry.reason.judgesOwnDog',
    defaultMessage:
      'A judge of this show is {dog}’s owner or manager, or lives with one of them. Ask the organisers before you enter.',
  },
})
