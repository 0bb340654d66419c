import type { MessageDescriptor } from 'react-intl'
import type { Reason } from '#contract/entry/reason'
import { defineMessages } from '../../../i18n/defineMessages'

/** Failing rules in a word, as they stand in a narrow cell: the first letter is made a capital there. */
export const shortMessages: Record<Reason['code'] | 'heightOnly' | 'levelsOnly' | 'many', MessageDescriptor> =
  defineMessages({
    heightOnly: {
      id: 'shows.short.heightOnly',
      defaultMessage: '{height} only',
      description: 'In a narrow cell: the one height category that a class is for',
    },
    levelsOnly: {
      id: 'shows.short.levelsOnly',
      defaultMessage: 'Level {levels} only',
      description: 'In a narrow cell: the levels that a class is for, 3 or 2–4',
    },
    many: { id: 'shows.short.many', defaultMessage: '{count, plural, one {# reason} other {# reasons}}' },
    show_not_open: { id: 'shows.short.showNotOpen', defaultMessage: 'not open' },
    entries_not_open_yet: { id: 'shows.short.entriesNotOpenYet', defaultMessage: 'not open yet' },
    entries_closed: { id: 'shows.short.entriesClosed', defaultMessage: 'closed' },
    class_begun: { id: 'shows.short.classBegun', defaultMessage: 'started' },
    places_drawn: {
      id: 'shows.short.placesDrawn',
      defaultMessage: 'draw',
      description: 'In a narrow cell, why a dog cannot be entered: the places are drawn, and have not been yet',
    },
    class_full: { id: 'shows.short.classFull', defaultMessage: 'full' },
    membership_ends_before: {
      id: 'shows.short.membershipEndsBefore',
      defaultMessage: 'membership',
      description: 'In a narrow cell, why a dog cannot be entered: the membership ends before the class',
    },
    not_your_dog: { id: 'shows.short.notYourDog', defaultMessage: 'not your dog' },
    dog_retired: { id: 'shows.short.dogRetired', defaultMessage: 'retired' },
    dog_too_young: {
      id: 'shows.short.dogTooYoung',
      defaultMessage: 'too young',
      description: 'In a narrow cell, why a dog cannot be entered: it is too young',
    },
    old_age_dog: { id: 'shows.short.oldAgeDog', defaultMessage: 'old age dog' },
    not_measured: { id: 'shows.short.notMeasured', defaultMessage: 'not measured' },
    wrong_height: {
      id: 'shows.short.wrongHeight',
      defaultMessage: 'height',
      description: 'In a narrow cell, why a dog cannot be entered: its height category',
    },
    level_too_low: {
      id: 'shows.short.levelTooLow',
      defaultMessage: 'level too low',
      description: 'In a narrow cell, why a dog cannot be entered: its level',
    },
    level_too_high: {
      id: 'shows.short.levelTooHigh',
      defaultMessage: 'level too high',
      description: 'In a narrow cell, why a dog cannot be entered: its level',
    },
    already_entered: { id: 'shows.short.alreadyEntered', defaultMessage: 'entered' },
    already_in_cart: { id: 'shows.short.alreadyInCart', defaultMessage: 'in the cart' },
    too_many_classes: { id: 'shows.short.tooManyClasses', defaultMessage: 'daily limit' },
    too_many_held: { id: 'shows.short.tooManyHeld', defaultMessage: 'hold limit' },
    too_many_held_in_show: { id: 'shows.short.tooManyHeldInShow', defaultMessage: 'hold limit' },
    held_too_often: {
      id: 'shows.short.heldTooOften',
      defaultMessage: 'try later',
      description: 'In a narrow cell: places were held too often without paying',
    },
    judges_own_dog: {
      id: 'shows.short.judgesOwnDog',
      defaultMessage: 'judge’s own dog',
      description: 'In a narrow cell: somebody who keeps this dog judges the show',
    },
  })

export const messages = defineMessages({
  grid: { id: 'shows.matrix.grid', defaultMessage: 'Classes and dogs, {day}' },
  timeRing: { id: 'shows.matrix.timeRing', defaultMessage: 'Time, ring' },
  classFacts: { id: 'shows.matrix.classFacts', defaultMessage: 'Class, height, levels' },
  price: { id: 'shows.matrix.price', defaultMessage: 'Price' },
  centimetres: { id: 'shows.matrix.centimetres', defaultMessage: '{height} cm' },
  enter: {
    id: 'shows.matrix.enter',
    defaultMessage: 'Enter',
    description: 'A button in a narrow cell: enter this dog in this class',
  },
  full: { id: 'shows.matrix.full', defaultMessage: 'Full', description: 'In a narrow cell: no places left' },
  waiting: {
    id: 'shows.matrix.waiting',
    defaultMessage: 'Waiting: {position}',
    description: 'In a narrow cell: this dog’s position on the waiting list of a full class',
  },
  entered: {
    id: 'shows.matrix.entered',
    defaultMessage: 'Entered',
    description: 'In a narrow cell: this dog is entered in this class',
  },
  run: {
    id: 'shows.matrix.run',
    defaultMessage: '{dog}, run {number} of {count}: {time}, ring {ring}. In the cart',
  },
  enteredRun: {
    id: 'shows.matrix.enteredRun',
    defaultMessage: '{dog}, run {number} of {count}: {time}, ring {ring}. Entered',
  },
  noDay: { id: 'shows.matrix.noDay', defaultMessage: '{dog} can’t be entered on this day: {time}, ring {ring}' },
  reasons: { id: 'shows.matrix.reasons', defaultMessage: '{words}: why not {dog}, {time}, ring {ring}' },
  whyNot: { id: 'shows.matrix.whyNot', defaultMessage: 'Why can’t {dog} enter?' },
  whyNotClass: {
    id: 'shows.matrix.whyNotClass',
    defaultMessage: '{time}, ring {ring}, {type}, {height}',
    description: 'Names a class: 12:30, ring 1, Agility, Medium',
  },
})
