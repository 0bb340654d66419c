import vocabulary from './vocabulary.json'

/** Names and codes that the application and its libraries spell: `npm run documents` collects them from the sources. */
export const words: readonly string[] = vocabulary.words

/** Fields that are a number, a day, an id or a choice wherever the contract has them. */
export const valueFields: readonly string[] = vocabulary.valueFields

/** Calls that take one public text, without its name. */
export const publicCalls: readonly string[] = vocabulary.publicCalls
