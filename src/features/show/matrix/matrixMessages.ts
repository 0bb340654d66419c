import type { MessageDescriptor } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { defineMessages } from '../../../i18n/defineMessages'

/** Failing rules in a word, as they stand in a narrow cell: the first letter is made a capital there. */
export const shortMessages: Record<Reason['code'] | 'heightOnly' | 'levelsOnly' | 'many', MessageDescriptor> =
  defineMessages({
    heightOnly: {
      id: 'show.short.heightOnly',
      defaultMessage: '{height} only',
      description: 'In a narrow cell: the one height category that a class is for',
    },
    levelsOnly: {
      id: 'show.short.levelsOnly',
      defaultMessage: '{scale, select, fci {FCI {levels}} kennel_club {Grade {levels}} other {Level {levels}}} only',
      description: 'In a narrow cell: the levels that a class is for, 3 or 2–4',
    },
    many: { id: 'show.short.many', defaultMessage: '{count, plural, one {# reason} other {# reasons}}' },
    show_not_open: { id: 'show.short.showNotOpen', defaultMessage: 'not open' },
    entries_not_open_yet: { id: 'show.short.entriesNotOpenYet', defaultMessage: 'not open yet' },
    entries_closed: { id: 'show.short.entriesClosed', defaultMessage: 'closed' },
    class_cancelled: { id: 'show.short.classCancelled', defaultMessage: 'cancelled' },
    class_begun: { id: 'show.short.classBegun', defaultMessage: 'started' },
    places_drawn: {
      id: 'show.short.placesDrawn',
      defaultMessage: 'draw',
      description: 'In a narrow cell, why a dog cannot be entered: the places are drawn, and have not been yet',
    },
    show_full: { id: 'show.short.showFull', defaultMessage: 'show full' },
    day_full: { id: 'show.short.dayFull', defaultMessage: 'day full' },
    too_many_runs: { id: 'show.short.tooManyRuns', defaultMessage: 'run limit' },
    class_full: { id: 'show.short.classFull', defaultMessage: 'full' },
    membership_ends_before: {
      id: 'show.short.membershipEndsBefore',
      defaultMessage: 'membership',
      description: 'In a narrow cell, why a dog cannot be entered: the membership ends before the class',
    },
    membership_paused: {
      id: 'show.short.membershipPaused',
      defaultMessage: 'membership',
      description: 'In a narrow cell, why a dog cannot be entered: the membership is paused',
    },
    not_your_dog: { id: 'show.short.notYourDog', defaultMessage: 'not your dog' },
    dog_retired: { id: 'show.short.dogRetired', defaultMessage: 'retired' },
    dog_too_young: {
      id: 'show.short.dogTooYoung',
      defaultMessage: 'too young',
      description: 'In a narrow cell, why a dog cannot be entered: it is too young',
    },
    dog_no_veteran: {
      id: 'show.short.dogNoVeteran',
      defaultMessage: 'too young for veterans',
      description: 'In a narrow cell, why a dog cannot be entered in a class for veterans: it is too young',
    },
    old_age_dog: { id: 'show.short.oldAgeDog', defaultMessage: 'old age dog' },
    not_measured: { id: 'show.short.notMeasured', defaultMessage: 'not measured' },
    wrong_height: {
      id: 'show.short.wrongHeight',
      defaultMessage: 'height',
      description: 'In a narrow cell, why a dog cannot be entered: its height category',
    },
    level_too_low: {
      id: 'show.short.levelTooLow',
      defaultMessage: 'level too low',
      description: 'In a narrow cell, why a dog cannot be entered: its level',
    },
    level_too_high: {
      id: 'show.short.levelTooHigh',
      defaultMessage: 'level too high',
      description: 'In a narrow cell, why a dog cannot be entered: its level',
    },
    already_entered: { id: 'show.short.alreadyEntered', defaultMessage: 'entered' },
    already_in_cart: { id: 'show.short.alreadyInCart', defaultMessage: 'in the cart' },
    too_many_classes: { id: 'show.short.tooManyClasses', defaultMessage: 'daily limit' },
    too_many_held: { id: 'show.short.tooManyHeld', defaultMessage: 'hold limit' },
    too_many_held_in_show: { id: 'show.short.tooManyHeldInShow', defaultMessage: 'hold limit' },
    held_too_often: {
      id: 'show.short.heldTooOften',
      defaultMessage: 'try later',
      description: 'In a narrow cell: places were held too often without paying',
    },
    team_missing: { id: 'show.short.teamMissing', defaultMessage: 'no team' },
    team_full: { id: 'show.short.teamFull', defaultMessage: 'team is full' },
    judges_own_dog: {
      id: 'show.short.judgesOwnDog',
      defaultMessage: 'judge’s own dog',
      description: 'In a narrow cell: a judge of the show keeps this dog',
    },
  })

export const messages = defineMessages({
  grid: { id: 'show.matrix.grid', defaultMessage: 'Classes and dogs, {day}' },
  timeRing: { id: 'show.matrix.timeRing', defaultMessage: 'Time, ring' },
  classFacts: { id: 'show.matrix.classFacts', defaultMessage: 'Class, height, levels' },
  price: { id: 'show.matrix.price', defaultMessage: 'Price' },
  centimetres: { id: 'show.matrix.centimetres', defaultMessage: '{height} cm' },
  enter: {
    id: 'show.matrix.enter',
    defaultMessage: 'Enter',
    description: 'A button in a narrow cell: enter this dog in this class',
  },
  full: { id: 'show.matrix.full', defaultMessage: 'Full', description: 'In a narrow cell: no places left' },
  waiting: {
    id: 'show.matrix.waiting',
    defaultMessage: 'Waiting: {position}',
    description: 'In a narrow cell: this dog’s position on the waiting list of a full class',
  },
  entered: {
    id: 'show.matrix.entered',
    defaultMessage: 'Entered',
    description: 'In a narrow cell: this dog is entered in this class',
  },
  run: {
    id: 'show.matrix.run',
    defaultMessage: '{dog}, run {number} of {count}: {time}, ring {ring}. In the cart',
  },
  enteredRun: {
    id: 'show.matrix.enteredRun',
    defaultMessage: '{dog}, run {number} of {count}: {time}, ring {ring}. Entered',
  },
  noDay: { id: 'show.matrix.noDay', defaultMessage: '{dog} can’t be entered on this day: {time}, ring {ring}' },
  reasons: { id: 'show.matrix.reasons', defaultMessage: '{words}: why not {dog}, {time}, ring {ring}' },
  whyNot: { id: 'show.matrix.whyNot', defaultMessage: 'Why can’t {dog} enter?' },
  whyNotClass: {
    id: 'show.matrix.whyNotClass',
    defaultMessage: '{time}, ring {ring}, {type}, {height}',
    description: 'Names a class: 12:30, ring 1, Agility, Medium',
  },
})
