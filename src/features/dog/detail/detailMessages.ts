import { defineMessages } from '../../../i18n/defineMessages'

export const messages = defineMessages({
  loading: { id: 'dog.detail.loading', defaultMessage: 'Loading the dog' },
  toDogs: { id: 'dog.detail.toDogs', defaultMessage: 'Dogs' },
  place: { id: 'dog.detail.place', defaultMessage: 'You are here', description: 'Names the way back above a title' },
  bornOn: { id: 'dog.detail.bornOn', defaultMessage: 'born {date}' },
  enter: { id: 'dog.detail.enter', defaultMessage: 'Enter a show' },
  edit: { id: 'dog.detail.edit', defaultMessage: 'Edit' },
  card: { id: 'dog.detail.card', defaultMessage: 'Card', description: 'A dog’s card, to print and to share' },
  photo: { id: 'dog.detail.photo', defaultMessage: 'Photo' },
  heightByRules: {
    id: 'dog.detail.heightByRules',
    defaultMessage: '{height}: {rules}',
    description: 'A height category and the rule sets by which a dog is in it. Small: House rules and Kennel Club',
  },
  grade: { id: 'dog.detail.grade', defaultMessage: 'Grade {grade}', description: 'A Kennel Club grade' },
  fci: { id: 'dog.detail.fci', defaultMessage: 'FCI {level}' },
  measured: { id: 'dog.detail.measured', defaultMessage: '{height}, measured', description: 'A height category' },
  declared: { id: 'dog.detail.declared', defaultMessage: '{height}, not measured', description: 'A height category' },
  stick: {
    id: 'dog.detail.stick',
    defaultMessage: '{dog} measures {height} cm at the withers: {category}.',
    description: 'Read out in the place of a drawing',
  },
  stickUnknown: { id: 'dog.detail.stickUnknown', defaultMessage: '{dog} hasn’t been measured yet.' },
  managed: { id: 'dog.detail.managed', defaultMessage: 'You manage this dog for its owner.' },
  facts: { id: 'dog.detail.facts', defaultMessage: 'Details' },
  none: { id: 'dog.detail.none', defaultMessage: 'None' },
  centimetres: { id: 'dog.detail.centimetres', defaultMessage: '{height} cm' },
  microchipHidden: {
    id: 'dog.detail.microchipHidden',
    defaultMessage: 'ending in {digits}',
    description: 'A microchip number',
  },
  saidDeclared: { id: 'dog.said.declared', defaultMessage: 'declared {date}' },
  saidMeasured: {
    id: 'dog.said.measured',
    defaultMessage: '{by, select, none {measured {date}} other {measured {date} by {by}}}',
  },
  saidImported: { id: 'dog.said.imported', defaultMessage: 'imported {date}' },
  saidSynced: { id: 'dog.said.synced', defaultMessage: 'from a register, {date}' },
  history: { id: 'dog.detail.history', defaultMessage: 'Show history' },
  historyLess: { id: 'dog.detail.historyLess', defaultMessage: 'Hide history' },
})

export const ladderMessages = defineMessages({
  heading: { id: 'dog.ladder.heading', defaultMessage: 'Levels and grades' },
  now: { id: 'dog.ladder.now', defaultMessage: 'Now: {step}.' },
  since: { id: 'dog.ladder.since', defaultMessage: 'Now: {step}, since {date}.' },
  next: { id: 'dog.ladder.next', defaultMessage: 'Next: {step}.' },
  top: { id: 'dog.ladder.top', defaultMessage: 'Top level.' },
  lower: {
    id: 'dog.ladder.lower',
    defaultMessage: '{dog} permanently competes one level lower, at level {rank}.',
  },
  nexusStep: { id: 'dog.ladder.nexusStep', defaultMessage: 'level {rank}, {name}' },
  gradeStep: { id: 'dog.ladder.gradeStep', defaultMessage: 'grade {grade}' },
  fciStep: { id: 'dog.ladder.fciStep', defaultMessage: 'level {level}' },
  fciNone: { id: 'dog.ladder.fciNone', defaultMessage: 'no level yet' },
})

export const entryMessages = defineMessages({
  ahead: { id: 'dog.entries.ahead', defaultMessage: 'Entered' },
  past: { id: 'dog.entries.past', defaultMessage: 'Earlier entries' },
  none: { id: 'dog.entries.none', defaultMessage: '{dog} isn’t entered anywhere yet.' },
  line: {
    id: 'dog.entries.line',
    defaultMessage: '{type}, ring {ring}, {time}',
    description: 'An entry: the type of class, its ring and its start',
  },
  withdrawn: { id: 'dog.entries.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawnBack: { id: 'dog.entries.withdrawnBack', defaultMessage: 'Withdrawn, {amount} refunded' },
  receipt: { id: 'dog.entries.receipt', defaultMessage: 'Purchase' },
  receiptOf: { id: 'dog.entries.receiptOf', defaultMessage: 'Purchase for the entry in {show}, {date}' },
  more: { id: 'dog.entries.more', defaultMessage: 'Show more' },
  loading: { id: 'dog.entries.loading', defaultMessage: 'Loading the entries' },
  failed: { id: 'dog.entries.failed', defaultMessage: 'Couldn’t load the entries' },
  failedText: { id: 'dog.entries.failedText', defaultMessage: 'Check your connection and try again.' },
})

export const showMessages = defineMessages({
  heading: { id: 'dog.shows.heading', defaultMessage: 'Open classes for {dog}' },
  none: { id: 'dog.shows.none', defaultMessage: 'No shows are open for entries right now.' },
  closes: { id: 'dog.shows.closes', defaultMessage: 'Entries close {when}' },
  fits: {
    id: 'dog.shows.fits',
    defaultMessage: '{fits, number} of {all, plural, one {# class} other {# classes}} open to {dog}',
  },
  why: {
    id: 'dog.shows.why',
    defaultMessage: 'Show {count, plural, one {the class} other {the # classes}} this dog can’t enter',
  },
  whyLess: { id: 'dog.shows.whyLess', defaultMessage: 'Hide the other classes' },
  cls: {
    id: 'dog.shows.cls',
    defaultMessage: '{time}, ring {ring}: {type}, {height}, {levels}',
    description: 'A class of a show',
  },
  loading: { id: 'dog.shows.loading', defaultMessage: 'Loading the classes' },
  failed: { id: 'dog.shows.failed', defaultMessage: 'Couldn’t load the classes' },
  failedText: { id: 'dog.shows.failedText', defaultMessage: 'Check your connection and try again.' },
})
