import type { MessageDescriptor } from 'react-intl'
import type { DogToMeasure } from '#contract/dog/toMeasure'
import { defineMessages } from '../../../i18n/defineMessages'

/** The dogs that are measured at a show. */
export const hereMessages = defineMessages({
  title: { id: 'dog.measuring.hereTitle', defaultMessage: 'Dogs to measure' },
  lead: {
    id: 'dog.measuring.hereLead',
    defaultMessage: 'Dogs entered in this show without a measured height, in the order they run.',
  },
  loading: { id: 'dog.measuring.hereLoading', defaultMessage: 'Loading the dogs' },
  failed: { id: 'dog.measuring.hereFailed', defaultMessage: 'Couldn’t load the dogs' },
  failedText: { id: 'dog.measuring.hereFailedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'dog.measuring.hereMissing', defaultMessage: 'Show not found' },
  missingText: {
    id: 'dog.measuring.hereMissingText',
    defaultMessage: 'Check the address, or find the show in the list of shows.',
  },
  allShows: { id: 'dog.measuring.hereAllShows', defaultMessage: 'All shows' },
  none: { id: 'dog.measuring.hereNone', defaultMessage: 'No dogs to measure' },
  noneText: { id: 'dog.measuring.hereNoneText', defaultMessage: 'Every entered dog has a measured height.' },
  more: {
    id: 'dog.measuring.hereMore',
    defaultMessage: '{count, plural, one {# more dog runs} other {# more dogs run}} later.',
  },
  first: { id: 'dog.measuring.hereFirst', defaultMessage: 'First run: {day}, {time}, ring {ring}' },
  jump: {
    id: 'dog.measuring.hereJump',
    defaultMessage: 'Stated height changed from {before} to {height} cm',
  },
  measure: { id: 'dog.measuring.hereMeasure', defaultMessage: 'Measure' },
  measureOf: { id: 'dog.measuring.hereMeasureOf', defaultMessage: 'Measure {dog}' },
  measureTitle: { id: 'dog.measuring.hereMeasureTitle', defaultMessage: 'Measured height of {dog}' },
  measureText: {
    id: 'dog.measuring.hereMeasureText',
    defaultMessage: 'Recorded as measured by you on {day}. {dog}’s owner gets an email.',
  },
  measuredText: {
    id: 'dog.measuring.hereMeasuredText',
    defaultMessage: 'Recorded as measured on {day}. {dog}’s owner gets an email.',
  },
  measuredBy: { id: 'dog.measuring.hereMeasuredBy', defaultMessage: 'Measured by' },
  measuredByYou: {
    id: 'dog.measuring.hereMeasuredByYou',
    defaultMessage: 'You',
    description: 'A choice of who measured a dog: the reader',
  },
  chooseMeasurer: {
    id: 'dog.measuring.hereChooseMeasurer',
    defaultMessage: 'Choose a judge',
    description: 'In a list of who measured a dog, while nothing is chosen',
  },
  measurerInvalid: {
    id: 'dog.measuring.hereMeasurerInvalid',
    defaultMessage: 'This judge can’t measure this dog. Choose someone else.',
  },
})

/** Why a dog is on the list. */
export const whyMessages: Record<DogToMeasure['why'], MessageDescriptor> = defineMessages({
  stated: { id: 'dog.measuring.hereStated', defaultMessage: '{height} cm, stated by the owner' },
  unknown: { id: 'dog.measuring.hereUnknown', defaultMessage: 'Height unknown' },
  differ: {
    id: 'dog.measuring.hereDiffer',
    defaultMessage: '{height} cm counts; two measurements name different categories',
  },
  disputed: { id: 'dog.measuring.hereDisputed', defaultMessage: '{height} cm, disputed by the owner' },
})

/** Why the reader may not measure a dog. */
export const whyNotMessages: Record<NonNullable<DogToMeasure['barred']>, MessageDescriptor> = defineMessages({
  own_dog: {
    id: 'dog.measuring.hereOwn',
    defaultMessage: 'This is your own dog, so another judge or admin has to measure it.',
  },
  household_dog: {
    id: 'dog.measuring.hereHousehold',
    defaultMessage: 'This dog belongs to your household, so another judge or admin has to measure it.',
  },
  measured_before: {
    id: 'dog.measuring.hereBefore',
    defaultMessage: 'You’ve already measured this dog, so another judge or admin has to measure it now.',
  },
  height_settled: {
    id: 'dog.measuring.hereSettled',
    defaultMessage: 'This dog has been measured three times, so its height is final.',
  },
})
