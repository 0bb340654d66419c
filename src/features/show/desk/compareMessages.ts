import { defineMessages } from '../../../i18n/defineMessages'

export const compareMessages = defineMessages({
  heading: { id: 'deskShows.compareHeading', defaultMessage: 'Classes' },
  loading: { id: 'deskShows.compareLoading', defaultMessage: 'Loading the classes' },
  failed: { id: 'deskShows.compareFailed', defaultMessage: 'Couldn’t load the classes' },
  none: { id: 'deskShows.compareNone', defaultMessage: 'This show has no classes yet.' },
  time: { id: 'deskShows.compareTime', defaultMessage: 'Time' },
  ring: { id: 'deskShows.compareRing', defaultMessage: 'Ring' },
  cls: { id: 'deskShows.compareClass', defaultMessage: 'Class' },
  judge: { id: 'deskShows.compareJudge', defaultMessage: 'Judge' },
  places: { id: 'deskShows.comparePlaces', defaultMessage: 'Places' },
  price: { id: 'deskShows.comparePrice', defaultMessage: 'Price' },
  noJudge: { id: 'deskShows.compareNoJudge', defaultMessage: 'To be confirmed' },
  early: { id: 'deskShows.compareEarly', defaultMessage: '{price} early' },
  was: { id: 'deskShows.compareWas', defaultMessage: 'last year:' },
  new: { id: 'deskShows.compareNew', defaultMessage: 'New' },
  veteran: { id: 'deskShows.compareVeteran', defaultMessage: 'Veterans' },
  legend: {
    id: 'deskShows.compareLegend',
    defaultMessage: 'Different from {show} in {year}. Last year’s value is crossed out.',
  },
  same: { id: 'deskShows.compareSame', defaultMessage: 'Nothing differs from {show} in {year}.' },
  onlyDifferent: {
    id: 'deskShows.compareOnlyDifferent',
    defaultMessage: 'Show only changed classes ({differing} of {classes})',
    description: 'Switch: hides the classes that are as they were last year',
  },
  alone: {
    id: 'deskShows.compareAlone',
    defaultMessage: 'There was no show with this name last year to compare it with.',
  },
  dropped: { id: 'deskShows.compareDropped', defaultMessage: 'Not held this year' },
  classesInRings: {
    id: 'deskShows.compareRings',
    defaultMessage: '{classes, plural, one {class} other {classes}}, {rings, plural, one {# ring} other {# rings}}',
  },
  placesFigure: { id: 'deskShows.comparePlacesFigure', defaultMessage: '{places, plural, one {place} other {places}}' },
  placesWere: {
    id: 'deskShows.comparePlacesWere',
    defaultMessage: '{places, plural, one {place} other {places}}, last year {before}',
  },
  differ: {
    id: 'deskShows.compareDiffer',
    defaultMessage: '{classes, plural, one {class differs} other {classes differ}} from last year',
  },
  clashes: { id: 'deskShows.compareClashes', defaultMessage: '{clashes, plural, one {clash} other {clashes}}' },
  figures: { id: 'deskShows.compareFigures', defaultMessage: 'The show in numbers' },
  judgeClash: {
    id: 'deskShows.compareJudgeClash',
    defaultMessage: '<b>{judge} is judging in two rings at once on {day}:</b> {classes}.',
  },
  ringClash: {
    id: 'deskShows.compareRingClash',
    defaultMessage: '<b>Two classes start at once in ring {ring} on {day}:</b> {classes}.',
  },
  canAgree: { id: 'deskShows.compareCanAgree', defaultMessage: 'You can still agree.' },
  inClash: { id: 'deskShows.compareInClash', defaultMessage: 'Clash' },
  clashClass: { id: 'deskShows.compareClashClass', defaultMessage: '{time} in ring {ring}' },
})
