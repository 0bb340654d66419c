import { defineMessages } from './defineMessages'

/** How close a run is to another one. */
export const nearMessages = defineMessages({
  overlaps: {
    id: 'entry.closeRuns.overlaps',
    defaultMessage: 'Overlaps run {number} in ring {ring}',
    description: 'Under a class that starts at about the same time as another of the member’s runs',
  },
  after: { id: 'entry.closeRuns.after', defaultMessage: '{minutes} min after run {number}' },
  before: { id: 'entry.closeRuns.before', defaultMessage: '{minutes} min before run {number}' },
  dogOverlaps: { id: 'entry.closeRuns.dogOverlaps', defaultMessage: 'Overlaps {dog} at {time} in ring {ring}' },
  dogAfter: { id: 'entry.closeRuns.dogAfter', defaultMessage: '{minutes} min after {dog} at {time} in ring {ring}' },
  dogBefore: { id: 'entry.closeRuns.dogBefore', defaultMessage: '{minutes} min before {dog} at {time} in ring {ring}' },
})

/** What the notes on close runs assume: said once, near them; and for runs at two shows the way between them. */
export const closeRunMessages = defineMessages({
  far: {
    id: 'entry.closeRuns.far',
    defaultMessage:
      '{dog} starts at {time} at {show}, about {kilometres, number} km away. It’s a {travel, number}-minute drive and you have {minutes, number} minutes between starts.',
    description:
      'Under a run of the cart, where another run of that day at another show leaves too little time for the way',
  },
  estimated: {
    id: 'entry.closeRuns.estimated',
    defaultMessage: 'Based on estimated class start times. Your actual time depends on the running order.',
  },
})
