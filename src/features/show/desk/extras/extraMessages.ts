import type { MessageDescriptor } from 'react-intl'
import { defineMessages } from '../../../../i18n/defineMessages'

export const messages = defineMessages({
  title: { id: 'show.desk.extras.title', defaultMessage: 'Extras' },
  sell: { id: 'show.desk.extras.sell', defaultMessage: 'Sell' },
  lead: { id: 'show.desk.extras.lead', defaultMessage: 'What members can buy for {show} besides entries.' },
  loading: { id: 'show.desk.extras.loading', defaultMessage: 'Loading extras' },
  failed: { id: 'show.desk.extras.failed', defaultMessage: 'Couldn’t load extras' },
  failedText: { id: 'show.desk.extras.failedText', defaultMessage: 'Check your connection and try again.' },
  missing: { id: 'show.desk.extras.missing', defaultMessage: 'Extras not found' },
  missingText: {
    id: 'show.desk.extras.missingText',
    defaultMessage: 'Check the address, or choose a show from the list.',
  },
  allShows: { id: 'show.desk.extras.allShows', defaultMessage: 'All shows' },
  empty: { id: 'show.desk.extras.empty', defaultMessage: 'No extras yet' },
  emptyText: {
    id: 'show.desk.extras.emptyText',
    defaultMessage:
      'Add camping, parking, a catalogue, T-shirts or meals. Members can buy them with their entries or on their own.',
  },
  extra: { id: 'show.desk.extras.extra', defaultMessage: 'Extra' },
  price: { id: 'show.desk.extras.price', defaultMessage: 'Price' },
  sold: { id: 'show.desk.extras.sold', defaultMessage: 'Sold' },
  soldOf: { id: 'show.desk.extras.soldOf', defaultMessage: '{sold, number} of {limit, number}' },
  held: {
    id: 'show.desk.extras.held',
    defaultMessage: '{held, plural, one {# being paid for} other {# being paid for}}',
  },
  ofOption: { id: 'show.desk.extras.ofOption', defaultMessage: '{option}: {sold}' },
  state: { id: 'show.desk.extras.state', defaultMessage: 'State' },
  onSale: { id: 'show.desk.extras.onSale', defaultMessage: 'On sale' },
  paused: { id: 'show.desk.extras.paused', defaultMessage: 'Withdrawn from sale' },
  actions: { id: 'show.desk.extras.actions', defaultMessage: 'Actions' },
  buyers: { id: 'show.desk.extras.buyers', defaultMessage: 'Buyers' },
  buyersNamed: { id: 'show.desk.extras.buyersNamed', defaultMessage: 'Buyers of {extra}' },
  export: { id: 'show.desk.extras.export', defaultMessage: 'Export' },
  csv: { id: 'show.desk.extras.csv', defaultMessage: 'CSV' },
  csvNote: { id: 'show.desk.extras.csvNote', defaultMessage: 'A row for each extra bought' },
  xlsx: { id: 'show.desk.extras.xlsx', defaultMessage: 'XLSX' },
  xlsxNote: { id: 'show.desk.extras.xlsxNote', defaultMessage: 'For spreadsheets, with amounts as numbers' },
  fileFailed: { id: 'show.desk.extras.fileFailed', defaultMessage: 'Couldn’t save the file. Try again.' },
})

export const kindMessages = defineMessages({
  camping: { id: 'show.desk.extras.kind.camping', defaultMessage: 'Camping' },
  parking: { id: 'show.desk.extras.kind.parking', defaultMessage: 'Parking' },
  catalogue: { id: 'show.desk.extras.kind.catalogue', defaultMessage: 'Catalogue' },
  clothing: { id: 'show.desk.extras.kind.clothing', defaultMessage: 'Clothing' },
  meal: { id: 'show.desk.extras.kind.meal', defaultMessage: 'Meal' },
  other: { id: 'show.desk.extras.kind.other', defaultMessage: 'Other' },
})

export const formMessages = defineMessages({
  add: { id: 'show.desk.extras.add', defaultMessage: 'Add extra' },
  edit: { id: 'show.desk.extras.edit', defaultMessage: 'Edit' },
  editNamed: { id: 'show.desk.extras.editNamed', defaultMessage: 'Edit {extra}' },
  addTitle: { id: 'show.desk.extras.addTitle', defaultMessage: 'Add an extra' },
  editTitle: { id: 'show.desk.extras.editTitle', defaultMessage: 'Edit {extra}' },
  text: {
    id: 'show.desk.extras.formText',
    defaultMessage:
      'If you don’t set a last day, it’s on sale until entries close. Until the sale ends, members who withdraw it get the show’s refund percentage. Changes to the name or price don’t affect what’s already been sold.',
  },
  stale: {
    id: 'show.desk.extras.stale',
    defaultMessage: 'Someone else has changed this extra. Close the form and open it again to see their changes.',
  },
  save: { id: 'show.desk.extras.save', defaultMessage: 'Save' },
  kind: { id: 'show.desk.extras.kindLabel', defaultMessage: 'Kind' },
  nameEn: { id: 'show.desk.extras.nameEn', defaultMessage: 'Name in English' },
  namePl: { id: 'show.desk.extras.namePl', defaultMessage: 'Name in Polish' },
  price: { id: 'show.desk.extras.priceLabel', defaultMessage: 'Price, {currency}' },
  priceHint: { id: 'show.desk.extras.priceHint', defaultMessage: 'Enter 0 if it’s free.' },
  priceInvalid: { id: 'show.desk.extras.priceInvalid', defaultMessage: 'Enter an amount such as 12.50.' },
  limit: { id: 'show.desk.extras.limit', defaultMessage: 'Total available' },
  perMember: { id: 'show.desk.extras.perMember', defaultMessage: 'Limit per member' },
  noLimitHint: { id: 'show.desk.extras.noLimitHint', defaultMessage: 'Leave empty for no limit.' },
  numberInvalid: { id: 'show.desk.extras.numberInvalid', defaultMessage: 'Enter a whole number, or leave it empty.' },
  soldUntil: { id: 'show.desk.extras.soldUntil', defaultMessage: 'Last day on sale' },
  soldUntilInvalid: { id: 'show.desk.extras.soldUntilInvalid', defaultMessage: 'Enter a date, or leave it empty.' },
  paused: { id: 'show.desk.extras.pausedLabel', defaultMessage: 'Withdrawn from sale' },
  options: { id: 'show.desk.extras.options', defaultMessage: 'Options, such as sizes' },
  optionsHint: {
    id: 'show.desk.extras.optionsHint',
    defaultMessage: 'Enter a Polish name only if it’s different. To remove an option, clear its names.',
  },
  optionEn: { id: 'show.desk.extras.optionEn', defaultMessage: 'Option {number}' },
  optionPl: { id: 'show.desk.extras.optionPl', defaultMessage: 'Option {number} in Polish' },
  optionLimit: { id: 'show.desk.extras.optionLimit', defaultMessage: 'Limit for option {number}' },
})

export const deleteMessages = defineMessages({
  remove: { id: 'show.desk.extras.delete', defaultMessage: 'Delete' },
  removeNamed: { id: 'show.desk.extras.deleteNamed', defaultMessage: 'Delete {extra}' },
  title: { id: 'show.desk.extras.deleteTitle', defaultMessage: 'Delete {extra}?' },
  text: { id: 'show.desk.extras.deleteText', defaultMessage: 'It hasn’t been sold. You can’t undo this.' },
  keep: { id: 'show.desk.extras.deleteKeep', defaultMessage: 'Keep it' },
})

export const buyerMessages = defineMessages({
  none: { id: 'show.desk.extras.noBuyers', defaultMessage: 'No buyers yet' },
  noneText: { id: 'show.desk.extras.noBuyersText', defaultMessage: 'Members appear here once they buy this.' },
  member: { id: 'show.desk.extras.member', defaultMessage: 'Member' },
  deleted: { id: 'show.desk.extras.deletedAccount', defaultMessage: 'Deleted account' },
  purchase: { id: 'show.desk.extras.purchase', defaultMessage: 'Purchase {number}' },
  option: { id: 'show.desk.extras.optionColumn', defaultMessage: 'Option' },
  quantity: { id: 'show.desk.extras.quantity', defaultMessage: 'Quantity' },
  held: { id: 'show.desk.extras.statusHeld', defaultMessage: 'Not paid yet' },
  paid: { id: 'show.desk.extras.statusPaid', defaultMessage: 'Paid' },
  withdrawn: { id: 'show.desk.extras.statusWithdrawn', defaultMessage: 'Withdrawn' },
  print: { id: 'show.desk.extras.print', defaultMessage: 'Print' },
  refundDue: { id: 'show.desk.extras.refundDue', defaultMessage: '{refund} to refund in cash' },
})

/** How an extra was paid at the show office. */
export const officeWayMessages: Record<string, MessageDescriptor> = defineMessages({
  cash: { id: 'show.desk.extras.cash', defaultMessage: 'Cash at the show office' },
  card_reader: { id: 'show.desk.extras.cardReader', defaultMessage: 'Card at the show office' },
  free: { id: 'show.desk.extras.free', defaultMessage: 'Free of charge' },
})

export const withdrawSoldMessages = defineMessages({
  open: { id: 'show.desk.extras.withdraw', defaultMessage: 'Withdraw' },
  openNamed: { id: 'show.desk.extras.withdrawNamed', defaultMessage: 'Withdraw from purchase {number}' },
  title: { id: 'show.desk.extras.withdrawTitle', defaultMessage: 'Withdraw {quantity, number} × {extra}?' },
  text: {
    id: 'show.desk.extras.withdrawText',
    defaultMessage: 'Bought by {member}, purchase {number}. It can be sold again straight away.',
  },
  refund: { id: 'show.desk.extras.refund', defaultMessage: 'Refund' },
  policy: { id: 'show.desk.extras.refundPolicy', defaultMessage: 'Under the show’s refund policy: {amount}' },
  whole: { id: 'show.desk.extras.refundWhole', defaultMessage: 'Full refund: {amount}' },
  nothing: { id: 'show.desk.extras.refundNothing', defaultMessage: 'No refund' },
  byHand: {
    id: 'show.desk.extras.byHand',
    defaultMessage: 'This was paid at the show, so we can’t refund it automatically. Refund it in cash.',
  },
  reason: { id: 'show.desk.extras.reason', defaultMessage: 'Reason for withdrawing' },
  reasonHint: { id: 'show.desk.extras.reasonHint', defaultMessage: 'The member will read this in an email.' },
  reasonShort: { id: 'show.desk.extras.reasonShort', defaultMessage: 'Enter at least 10 characters.' },
  keep: { id: 'show.desk.extras.withdrawKeep', defaultMessage: 'Keep it' },
  action: { id: 'show.desk.extras.withdrawAction', defaultMessage: 'Withdraw it' },
  changed: {
    id: 'show.desk.extras.withdrawChanged',
    defaultMessage: 'The refund amount has changed. Check it, then decide.',
  },
})
