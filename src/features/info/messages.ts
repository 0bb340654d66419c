import type { MessageDescriptor } from 'react-intl'
import type { RuleName } from '#contract/rules/ruleSet'
import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  contents: { id: 'info.contents', defaultMessage: 'On this page' },
  nextShows: { id: 'info.nextShows', defaultMessage: 'Next shows' },
  judges: { id: 'info.judges', defaultMessage: 'Judges: {names}' },
  inForce: { id: 'info.inForce', defaultMessage: 'In force from {date}' },
  earlierVersions: { id: 'info.versions.earlier', defaultMessage: 'Earlier versions' },
  tab: { id: 'info.versions.tab', defaultMessage: '{title}, version of {date}' },
  replaced: { id: 'info.versions.replaced', defaultMessage: 'This version is no longer in force.' },
  currentVersion: { id: 'info.versions.current', defaultMessage: 'Read the current version' },
  versionNotFound: { id: 'info.versions.notFound', defaultMessage: 'We couldn’t find this version' },
  versionNotFoundText: {
    id: 'info.versions.notFoundText',
    defaultMessage: 'Check the address for typos. Each page lists its earlier versions at the end.',
  },
  toTerms: { id: 'info.versions.toTerms', defaultMessage: 'Terms and conditions' },
  notReviewed: {
    id: 'info.notReviewed',
    description: 'For the organisation that sets the site up',
    defaultMessage:
      'Note for the club: this text is a template. Have it checked by a lawyer, then set “reviewed” to true in content/settings.json.',
  },
  address: { id: 'info.address', defaultMessage: 'Postal address' },
  category: { id: 'info.heights.category', defaultMessage: 'Height category' },
  from: { id: 'info.heights.from', defaultMessage: 'From' },
  to: { id: 'info.heights.to', defaultMessage: 'To' },
  edge: { id: 'info.heights.edge', defaultMessage: 'Boundary' },
  edgeIs: {
    id: 'info.heights.edgeIs',
    defaultMessage:
      '{height} cm is {category, select, extra_small {Extra small} small {Small} medium {Medium} intermediate {Intermediate} other {Large}}',
  },
  centimetres: { id: 'info.heights.centimetres', defaultMessage: '{height} cm' },
  orLess: { id: 'info.heights.orLess', defaultMessage: '{height} cm or less' },
  orMore: { id: 'info.heights.orMore', defaultMessage: '{height} cm or more' },
  between: { id: 'info.heights.between', defaultMessage: '{from}–{to} cm' },
  bandUpTo: { id: 'info.rules.bandUpTo', defaultMessage: '{name} up to {to} cm' },
  band: { id: 'info.rules.band', defaultMessage: '{name} {from}–{to} cm' },
  bandFrom: { id: 'info.rules.bandFrom', defaultMessage: '{name} from {from} cm' },
  ladder: {
    id: 'info.rules.ladder',
    defaultMessage:
      '{scale, select, fci {A{from} to A{to}} kennel_club {Grades {from} to {to}{days, plural, =0 {} one {; a new grade counts from # day after the win} other {; a new grade counts from # days after the win}}} other {Levels {from} to {to}}}',
  },
  ages: {
    id: 'info.rules.ages',
    defaultMessage:
      'From {months, plural, one {# month} other {# months}}; veteran classes from {years, plural, one {# year} other {# years}}',
  },
  faultCosts: {
    id: 'info.rules.faultCosts',
    defaultMessage: '{fault} for each fault, {refusal} for each refusal, {second} for each second over course time',
  },
  refusals: {
    id: 'info.rules.refusals',
    defaultMessage: '{count, plural, one {# refusal eliminates} other {# refusals eliminate}}',
  },
  noMaximum: { id: 'info.rules.noMaximum', defaultMessage: 'Only where the judge sets one' },
  maximumByCourse: { id: 'info.rules.maximumByCourse', defaultMessage: '{percent}% of the course time' },
  maximumBySpeed: {
    id: 'info.rules.maximumBySpeed',
    defaultMessage:
      'Course length divided by {agility} m/s in agility and {jumping} m/s in jumping, unless the judge sets another. A longer run is eliminated',
  },
  ties: {
    id: 'info.rules.ties',
    defaultMessage:
      '{ties, select, course_faults {Fewer course faults first, then the faster run} other {The faster run first}}',
  },
  placing: {
    id: 'info.rules.placing',
    defaultMessage:
      '{placing, select, height {Each height by itself} level {Each level by itself} grade {Each grade by itself} other {All dogs of a class together}}, unless the class says otherwise. {awards}.{clear, select, yes { Every clear round is awarded.} other {}}',
  },
  awardedPlaces: {
    id: 'info.rules.awardedPlaces',
    defaultMessage:
      '{places, plural, =0 {No place is awarded} one {The first place is awarded} other {The first # places are awarded}}',
  },
  awardedShare: {
    id: 'info.rules.awardedShare',
    defaultMessage:
      'The first {percent}% of the starters are awarded, at least {least, plural, one {# place} other {# places}}',
  },
  awardedTable: {
    id: 'info.rules.awardedTable',
    defaultMessage: 'Awarded places by starters: {rows}',
  },
  awardedUpTo: { id: 'info.rules.awardedUpTo', defaultMessage: '{places} up to {starters}' },
  awardedAbove: { id: 'info.rules.awardedAbove', defaultMessage: '{places} above that' },
  measuredFirst: {
    id: 'info.rules.measuredFirst',
    defaultMessage: '{bands}. A dog is measured before its first run.',
  },
  stated: { id: 'info.rules.stated', defaultMessage: 'By the rule book; the owner states the level reached' },
  clearRounds: {
    id: 'info.rules.clearRounds',
    defaultMessage:
      '{count, plural, one {# clear round} other {# clear rounds}} at the level, at least {agility} of them in agility',
  },
  minAge: { id: 'info.rules.minAge', defaultMessage: 'Minimum age on the day of the class' },
  months: { id: 'info.rules.months', defaultMessage: '{count, plural, one {# month} other {# months}}' },
  years: { id: 'info.rules.years', defaultMessage: '{count, plural, one {# year} other {# years}}' },
  minutes: { id: 'info.rules.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  microchip: { id: 'info.rules.microchip', defaultMessage: 'Microchip number' },
  digits: { id: 'info.rules.digits', defaultMessage: '{count, plural, one {# digit} other {# digits}}' },
  nexusLevels: { id: 'info.rules.nexusLevels', defaultMessage: 'Nexus levels, lowest first' },
  kennelClubGrade: { id: 'info.rules.kennelClubGrade', defaultMessage: 'Kennel Club grades' },
  fciLevel: { id: 'info.rules.fciLevel', defaultMessage: 'FCI levels' },
  noFciLevel: { id: 'info.rules.noFciLevel', defaultMessage: 'none, {levels}' },
  classesPerDay: { id: 'info.rules.classesPerDay', defaultMessage: 'Maximum classes per dog per day' },
  classTypes: { id: 'info.rules.classTypes', defaultMessage: 'Types of class' },
  oldAge: { id: 'info.rules.oldAge', defaultMessage: 'Old age dog from (years)' },
  hold: { id: 'info.rules.hold', defaultMessage: 'Your places are held while you pay' },
})

export const ruleMessages: Record<RuleName, MessageDescriptor> = defineMessages({
  heights: { id: 'info.rules.name.heights', defaultMessage: 'Heights' },
  ladder: { id: 'info.rules.name.ladder', defaultMessage: 'Levels' },
  ages: { id: 'info.rules.name.ages', defaultMessage: 'Age of the dog' },
  faults: { id: 'info.rules.name.faults', defaultMessage: 'Faults' },
  elimination: { id: 'info.rules.name.elimination', defaultMessage: 'Elimination' },
  maximumTime: { id: 'info.rules.name.maximumTime', defaultMessage: 'Maximum course time' },
  ties: { id: 'info.rules.name.ties', defaultMessage: 'Equal totals' },
  placing: { id: 'info.rules.name.placing', defaultMessage: 'Places' },
  progression: { id: 'info.rules.name.progression', defaultMessage: 'Moving up' },
})
