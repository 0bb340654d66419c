import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'dogs.detail.loading', defaultMessage: 'Loading the dog' },
  toDogs: { id: 'dogs.detail.toDogs', defaultMessage: 'Dogs' },
  place: { id: 'dogs.detail.place', defaultMessage: 'You are here', description: 'Names the way back above a title' },
  bornOn: { id: 'dogs.detail.bornOn', defaultMessage: 'born {date}' },
  enter: { id: 'dogs.detail.enter', defaultMessage: 'Enter a show' },
  edit: { id: 'dogs.detail.edit', defaultMessage: 'Edit' },
  card: { id: 'dogs.detail.card', defaultMessage: 'Card', description: 'A dog’s card, to print and to share' },
  photo: { id: 'dogs.detail.photo', defaultMessage: 'Photo' },
  grade: { id: 'dogs.detail.grade', defaultMessage: 'Grade {grade}', description: 'A Kennel Club grade' },
  fci: { id: 'dogs.detail.fci', defaultMessage: 'FCI {level}' },
  measured: { id: 'dogs.detail.measured', defaultMessage: '{height}, measured', description: 'A height category' },
  declared: { id: 'dogs.detail.declared', defaultMessage: '{height}, not measured', description: 'A height category' },
  stick: {
    id: 'dogs.detail.stick',
    defaultMessage: '{dog} measures {height} cm at the withers: {category}.',
    description: 'Read out in the place of a drawing',
  },
  stickUnknown: { id: 'dogs.detail.stickUnknown', defaultMessage: '{dog} hasn’t been measured yet.' },
  managed: { id: 'dogs.detail.managed', defaultMessage: 'You manage this dog for its owner.' },
  facts: { id: 'dogs.detail.facts', defaultMessage: 'Details' },
  none: { id: 'dogs.detail.none', defaultMessage: 'None' },
  centimetres: { id: 'dogs.detail.centimetres', defaultMessage: '{height} cm' },
  microchipHidden: {
    id: 'dogs.detail.microchipHidden',
    defaultMessage: 'ending in {digits}',
    description: 'A microchip number',
  },
  saidDeclared: { id: 'dogs.said.declared', defaultMessage: 'declared {date}' },
  saidMeasured: {
    id: 'dogs.said.measured',
    defaultMessage: '{by, select, none {measured {date}} other {measured {date} by {by}}}',
  },
  saidImported: { id: 'dogs.said.imported', defaultMessage: 'imported {date}' },
  saidSynced: { id: 'dogs.said.synced', defaultMessage: 'from a register, {date}' },
  history: { id: 'dogs.detail.history', defaultMessage: 'Show history' },
  historyLess: { id: 'dogs.detail.historyLess', defaultMessage: 'Hide history' },
})

export const ladderMessages = defineMessages({
  heading: { id: 'dogs.ladder.heading', defaultMessage: 'Levels and grades' },
  now: { id: 'dogs.ladder.now', defaultMessage: 'Now: {step}.' },
  since: { id: 'dogs.ladder.since', defaultMessage: 'Now: {step}, since {date}.' },
  next: { id: 'dogs.ladder.next', defaultMessage: 'Next: {step}.' },
  top: { id: 'dogs.ladder.top', defaultMessage: 'Top level.' },
  lower: {
    id: 'dogs.ladder.lower',
    defaultMessage: '{dog} permanently competes one level lower, at level {rank}.',
  },
  nexusStep: { id: 'dogs.ladder.nexusStep', defaultMessage: 'level {rank}, {name}' },
  gradeStep: { id: 'dogs.ladder.gradeStep', defaultMessage: 'grade {grade}' },
  fciStep: { id: 'dogs.ladder.fciStep', defaultMessage: 'level {level}' },
  fciNone: { id: 'dogs.ladder.fciNone', defaultMessage: 'no level yet' },
})

export const entryMessages = defineMessages({
  ahead: { id: 'dogs.entries.ahead', defaultMessage: 'Entered' },
  past: { id: 'dogs.entries.past', defaultMessage: 'Earlier entries' },
  none: { id: 'dogs.entries.none', defaultMessage: '{dog} isn’t entered anywhere yet.' },
  line: {
    id: 'dogs.entries.line',
    defaultMessage: '{type}, ring {ring}, {time}',
    description: 'An entry: the type of class, its ring and its start',
  },
  withdrawn: { id: 'dogs.entries.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawnBack: { id: 'dogs.entries.withdrawnBack', defaultMessage: 'Withdrawn, {amount} refunded' },
  receipt: { id: 'dogs.entries.receipt', defaultMessage: 'Purchase' },
  receiptOf: { id: 'dogs.entries.receiptOf', defaultMessage: 'Purchase for the entry in {show}, {date}' },
  more: { id: 'dogs.entries.more', defaultMessage: 'Show more' },
  loading: { id: 'dogs.entries.loading', defaultMessage: 'Loading the entries' },
  failed: { id: 'dogs.entries.failed', defaultMessage: 'Couldn’t load the entries' },
  failedText: { id: 'dogs.entries.failedText', defaultMessage: 'Check your connection and try again.' },
})

export const showMessages = defineMessages({
  heading: { id: 'dogs.shows.heading', defaultMessage: 'Open classes for {dog}' },
  none: { id: 'dogs.shows.none', defaultMessage: 'No shows are open for entries right now.' },
  closes: { id: 'dogs.shows.closes', defaultMessage: 'Entries close {when}' },
  fits: {
    id: 'dogs.shows.fits',
    defaultMessage: '{fits, number} of {all, plural, one {# class} other {# classes}} open to {dog}',
  },
  why: {
    id: 'dogs.shows.why',
    defaultMessage: 'Show {count, plural, one {the class} other {the # classes}} this dog can’t enter',
  },
  whyLess: { id: 'dogs.shows.whyLess', defaultMessage: 'Hide the other classes' },
  cls: {
    id: 'dogs.shows.cls',
    defaultMessage: '{time}, ring {ring}: {type}, {height}, {levels}',
    description: 'A class of a show',
  },
  loading: { id: 'dogs.shows.loading', defaultMessage: 'Loading the classes' },
  failed: { id: 'dogs.shows.failed', defaultMessage: 'Couldn’t load the classes' },
  failedText: { id: 'dogs.shows.failedText', defaultMessage: 'Check your connection and try again.' },
})
