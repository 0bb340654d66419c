/**
 * The server's subjects. Each imports the lower layers, and of the subjects before it the files that are named here, with the
 * reason. What is not named is a subject's own.
 * @type {Record<string, Record<string, string>>}
 */
module.exports = {
  contact: {},
  discounts: {},
  flags: {},
  membership: {},
  news: {},
  payments: {},
  people: {},
  rules: {},
  shows: {},
  towns: {},
  entries: {
    'shows/findShow': 'what can be entered in a show is told to whoever may see it',
    'shows/queries': 'which shows anybody may see',
    'shows/toShow': 'the rules of entering read a show and its classes as the contract has them',
    'payments/provider': 'what was charged is entered, before its notification says so',
  },
  purchases: {
    'discounts/discount': 'a code takes something off a cart, and a checkout holds a use of it',
    'entries/eligibility': 'a cart is priced and bought by the rules of entering',
    'entries/holds': 'a checkout holds places, and releases them when its time is over',
    'entries/places': 'places are taken, and taken again, in one way',
    'entries/toDog': 'whose dogs a checkout waits for',
    'membership/prolong': 'a paid membership begins or goes on',
    'payments/provider': 'who charges, and tells of it',
    'shows/prices': 'an entry costs what its class asks at that moment',
    'shows/toShow': 'a line of a receipt names its show and class',
  },
  showDesk: {
    'shows/findShow': 'the address of a show',
  },
  dogs: {
    'entries/eligibility': 'a dog’s page shows which classes fit it',
    'entries/toDog': 'a dog as the contract has it, and who keeps it',
    'payments/provider': 'a dog whose entry is being paid does not retire meanwhile',
    'purchases/endHolds': 'whoever no longer keeps a dog buys nothing for it',
    'purchases/lines': 'an entry is shown as a receipt has it',
    'purchases/refund': 'what comes back of an entry, before it is withdrawn',
    'purchases/mailWithdrawn': 'whoever paid for an entry hears that it is withdrawn',
    'purchases/withdraw': 'a dog that retires is withdrawn from what it has entered',
    'shows/queries': 'which shows take entries',
    'shows/toShow': 'shows and classes as the contract has them',
  },
  dogSync: {
    'dogs/addDog': 'a dog of a register is added like any other',
    'dogs/auditedDog': 'what the audit says of a dog',
    'dogs/changeDog': 'and changed like any other',
    'dogs/checkDog': 'what no dog can be',
    'dogs/history': 'who says what a merged dog’s values are',
    'entries/toDog': 'a dog as the contract has it',
    'payments/provider': 'what changing a dog asks',
  },
  calendar: {
    'entries/toDog': 'runs of a dog that was given away are no longer its giver’s',
    'shows/findShow': 'a show for calendars is for whoever may see it',
    'shows/queries': 'which shows anybody may see',
    'shows/toShow': 'a show as it was loaded',
  },
  account: {
    'purchases/mailWithdrawn': 'whoever paid for a dog hears that its owner’s account, and with it the entry, is gone',
    'entries/toDog': 'which dogs an account keeps',
    'flags/disabledByFlag': 'registering and logging in can be switched off',
    'people/links': 'a deleted account leaves the person whom shows name',
    'purchases/refund': 'what comes back of the entries of an account, before it is deleted',
    'purchases/ofAccount': 'a deleted account withdraws its entries, and its purchases lose the name',
  },
}
