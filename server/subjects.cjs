/**
 * The server's subjects. Each imports the lower layers, and of the subjects before it the files that are named here, with the
 * reason. What is not named is a subject's own.
 * @type {Record<string, Record<string, string>>}
 */
module.exports = {
  contact: {},
  flags: {},
  membership: {},
  news: {},
  payments: {},
  people: {},
  rules: {},
  shows: {},
  entries: {
    'shows/findShow': 'what can be entered in a show is told to whoever may see it',
    'shows/queries': 'which shows anybody may see',
    'shows/toShow': 'the rules of entering read a show and its classes as the contract has them',
    'payments/provider': 'what was charged is entered, before its notification says so',
  },
  purchases: {
    'entries/eligibility': 'a cart is priced and bought by the rules of entering',
    'entries/holds': 'a checkout holds places, and releases them when its time is over',
    'entries/places': 'places are taken, and taken again, in one way',
    'entries/toDog': 'whose dogs a checkout waits for',
    'membership/prolong': 'a paid membership begins or goes on',
    'payments/provider': 'who charges, and tells of it',
    'shows/toShow': 'a line of a receipt names its show and class',
  },
  dogs: {
    'entries/eligibility': 'a dog’s page shows which classes fit it',
    'entries/toDog': 'a dog as the contract has it, and who keeps it',
    'payments/provider': 'a dog whose entry is being paid does not retire meanwhile',
    'purchases/load': 'an entry is shown as a receipt has it',
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
  account: {
    'entries/toDog': 'which dogs an account keeps',
    'flags/disabledByFlag': 'registering and logging in can be switched off',
    'people/links': 'a deleted account leaves the person whom shows name',
    'purchases/ofAccount': 'a deleted account withdraws its entries, and its purchases lose the name',
  },
}
