import type { StarterRow } from './starters'

/** Who ran, as readers see it: without the name of a junior. */
export const runnerOf = ({ entryId, dogName, number, handler, isJunior, notForCompetition, team }: StarterRow) => ({
  entryId,
  dogName,
  number,
  notForCompetition,
  team,
  handler: isJunior || handler === '' ? null : handler,
})
