import { defineMessages } from '../../../i18n/defineMessages'

/** What loads with the parts that are loaded when they are asked for: see FindingMessagesPart. */
export const findingMessages = defineMessages({
  near: { id: 'show.finding.near.label', defaultMessage: 'Near (town or postcode)' },
  townOfArea: {
    id: 'show.finding.near.townOfArea',
    defaultMessage: '{town} ({area})',
    description: 'A town that was found by a postcode. {area}: the postcode area, such as SY.',
  },
  straightLine: {
    id: 'show.finding.near.straightLine',
    defaultMessage: 'Distances are in a straight line. Towns: GeoNames, CC BY 4.0.',
  },
  previousMonth: { id: 'show.finding.calendar.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'show.finding.calendar.nextMonth', defaultMessage: 'Next month' },
  calendarOf: { id: 'show.finding.calendar.label', defaultMessage: 'Shows in {month}' },
  nextInMonth: {
    id: 'show.finding.calendar.nextInMonth',
    defaultMessage: 'The next show is in {month}.',
    description: 'Above the calendar where it does not open on this month. {month}: December 2026',
  },
  noneInMonth: { id: 'show.finding.calendar.none', defaultMessage: 'No shows this month match your filters.' },
  dayOfShow: {
    id: 'show.finding.calendar.dayOfShow',
    defaultMessage: '{day}: {show}',
    description: 'A link on a day of the calendar, for those who do not see it.',
  },
  placesOnMap: { id: 'show.finding.map.places', defaultMessage: 'Shows on the map' },
  notOnMap: { id: 'show.finding.map.notOnMap', defaultMessage: 'Not on the map' },
  nothingOnMap: { id: 'show.finding.map.nothing', defaultMessage: 'None of these shows are on the map yet.' },
  visit: { id: 'show.finding.show.visit', defaultMessage: 'Getting there' },
  directionsGoogle: { id: 'show.finding.show.directionsGoogle', defaultMessage: 'Directions in Google Maps' },
  directionsOsm: { id: 'show.finding.show.directionsOsm', defaultMessage: 'Directions in OpenStreetMap' },
  refunds: { id: 'show.finding.show.refunds', defaultMessage: 'Withdrawing and refunds' },
  refundAll: {
    id: 'show.finding.show.refundAll',
    defaultMessage: 'If you withdraw an entry by {closes}, we refund the full price. After that, there’s no refund.',
  },
  refundPart: {
    id: 'show.finding.show.refundPart',
    defaultMessage:
      'If you withdraw an entry by {closes}, we refund {percent} of the price. After that, there’s no refund.',
  },
  refundNone: {
    id: 'show.finding.show.refundNone',
    defaultMessage: 'You can withdraw an entry by {closes}, but its price isn’t refunded.',
  },
  refundCancelled: {
    id: 'show.finding.show.refundCancelled',
    defaultMessage: 'If the show is cancelled, everyone gets a full refund.',
  },
  keep: { id: 'show.finding.show.keep', defaultMessage: 'Save and share' },
  addToCalendar: { id: 'show.finding.show.addToCalendar', defaultMessage: 'Add to calendar' },
  copyLink: { id: 'show.finding.show.copyLink', defaultMessage: 'Copy link' },
  share: {
    id: 'show.finding.show.share',
    defaultMessage: 'Share',
    description: 'Button: passes on the link to a show; a link is copied where the device cannot share',
  },
  linkCopied: { id: 'show.finding.show.linkCopied', defaultMessage: 'Link copied.' },
  copied: { id: 'show.finding.show.copied', defaultMessage: 'Copied.' },
  copyFailed: {
    id: 'show.finding.show.copyFailed',
    defaultMessage: 'Your browser didn’t allow copying. Select the text and copy it yourself.',
  },
  print: { id: 'show.finding.show.print', defaultMessage: 'Print' },
  feed: { id: 'show.finding.feed.title', defaultMessage: 'Your runs in your own calendar' },
  feedText: {
    id: 'show.finding.feed.text',
    defaultMessage:
      'Subscribe to a private link in your phone’s or computer’s calendar. Your paid runs appear there and stay up to date. Anyone who has the link can see them.',
  },
  feedMake: { id: 'show.finding.feed.make', defaultMessage: 'Create private link' },
  feedReplace: { id: 'show.finding.feed.replace', defaultMessage: 'Create a new link' },
  feedEnd: { id: 'show.finding.feed.end', defaultMessage: 'Delete link' },
  feedSince: {
    id: 'show.finding.feed.since',
    defaultMessage: 'Your link has worked since {day}. If you’ve lost it, create a new one: the old one stops working.',
  },
  feedAddress: { id: 'show.finding.feed.address', defaultMessage: 'Your private link' },
  feedOnce: {
    id: 'show.finding.feed.once',
    defaultMessage:
      'Copy it now: for your safety, it’s shown only once. It stops working when you change your password.',
  },
  feedFailed: { id: 'show.finding.feed.failed', defaultMessage: 'Couldn’t load your calendar link' },
  outlines: { id: 'show.finding.map.outlines', defaultMessage: 'Outlines: Natural Earth' },
})
