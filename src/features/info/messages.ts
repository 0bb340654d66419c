import { defineMessages } from '../../i18n/defineMessages'

export const messages = defineMessages({
  contents: { id: 'info.contents', defaultMessage: 'On this page' },
  inForce: { id: 'info.inForce', defaultMessage: 'In force from {date}' },
  earlierVersions: { id: 'info.versions.earlier', defaultMessage: 'Earlier versions' },
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
