import { defineMessages } from '../../../i18n/defineMessages'

export const compareMessages = defineMessages({
  heading: { id: 'show.desk.compareHeading', defaultMessage: 'Classes' },
  loading: { id: 'show.desk.compareLoading', defaultMessage: 'Loading the classes' },
  failed: { id: 'show.desk.compareFailed', defaultMessage: 'Couldn’t load the classes' },
  none: { id: 'show.desk.compareNone', defaultMessage: 'This show has no classes yet.' },
  time: { id: 'show.desk.compareTime', defaultMessage: 'Time' },
  ring: { id: 'show.desk.compareRing', defaultMessage: 'Ring' },
  cls: { id: 'show.desk.compareClass', defaultMessage: 'Class' },
  judge: { id: 'show.desk.compareJudge', defaultMessage: 'Judge' },
  places: { id: 'show.desk.comparePlaces', defaultMessage: 'Places' },
  price: { id: 'show.desk.comparePrice', defaultMessage: 'Price' },
  noJudge: { id: 'show.desk.compareNoJudge', defaultMessage: 'To be confirmed' },
  early: { id: 'show.desk.compareEarly', defaultMessage: '{price} early' },
  was: { id: 'show.desk.compareWas', defaultMessage: 'last year:' },
  new: { id: 'show.desk.compareNew', defaultMessage: 'New' },
  legend: {
    id: 'show.desk.compareLegend',
    defaultMessage: 'Different from {show} in {year}. Last year’s value is crossed out.',
  },
  same: { id: 'show.desk.compareSame', defaultMessage: 'Nothing differs from {show} in {year}.' },
  onlyDifferent: {
    id: 'show.desk.compareOnlyDifferent',
    defaultMessage: 'Show only changed classes ({differing} of {classes})',
    description: 'Switch: hides the classes that are as they were last year',
  },
  alone: {
    id: 'show.desk.compareAlone',
    defaultMessage: 'There was no show with this name last year to compare it with.',
  },
  dropped: { id: 'show.desk.compareDropped', defaultMessage: 'Not held this year' },
  classesInRings: {
    id: 'show.desk.compareRings',
    defaultMessage: '{classes, plural, one {class} other {classes}}, {rings, plural, one {# ring} other {# rings}}',
  },
  placesFigure: { id: 'show.desk.comparePlacesFigure', defaultMessage: '{places, plural, one {place} other {places}}' },
  placesWere: {
    id: 'show.desk.comparePlacesWere',
    defaultMessage: '{places, plural, one {place} other {places}}, last year {before}',
  },
  differ: {
    id: 'show.desk.compareDiffer',
    defaultMessage: '{classes, plural, one {class differs} other {classes differ}} from last year',
  },
  clashes: { id: 'show.desk.compareClashes', defaultMessage: '{clashes, plural, one {clash} other {clashes}}' },
  figures: { id: 'show.desk.compareFigures', defaultMessage: 'The show in numbers' },
  judgeClash: {
    id: 'show.desk.compareJudgeClash',
    defaultMessage: '<b>{judge} is judging in two rings at once on {day}:</b> {classes}.',
  },
  ringClash: {
    id: 'show.desk.compareRingClash',
    defaultMessage: '<b>Classes overlap in ring {ring} on {day}:</b> {classes}.',
  },
  judgeRuns: {
    id: 'show.desk.compareJudgeRuns',
    defaultMessage:
      '<b>{judge} has {runs, plural, one {# run} other {# runs}} to judge on {day}, which is too many for one day:</b> {classes}.',
  },
  ordersClose: {
    id: 'show.desk.compareOrdersClose',
    defaultMessage:
      '<b>In the running orders for {day}, {runs, plural, one {a dog runs} other {# dogs run}} too soon after another dog with the same handler:</b> {classes}.',
  },
  canAgree: { id: 'show.desk.compareCanAgree', defaultMessage: 'You can still agree.' },
  inClash: { id: 'show.desk.compareInClash', defaultMessage: 'Clash' },
  clashClass: { id: 'show.desk.compareClashClass', defaultMessage: '{time} in ring {ring}' },
})
