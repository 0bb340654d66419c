import type { DogsToMeasure, DogToMeasure } from '#contract/dog/toMeasure'

/** The choice of the reader among those who can have measured a dog. */
export const byReader = 'me'

export interface Measurers {
  choices: { id: string; name: string | null }[]
  /** Chosen at first; empty where that would be a guess. */
  first: string
}

/**
 * Who can have measured a dog at a show: the reader, whose name is null, and its other judges. A keeper of the dog, or who lives
 * with one, records no height of it.
 */
export const measurersOf = (
  { barred, judges: able }: Pick<DogToMeasure, 'barred' | 'judges'>,
  { judges, isJudge }: Pick<DogsToMeasure, 'judges' | 'isJudge'>,
): Measurers => {
  if (barred !== null && barred !== 'measured_before') return { choices: [], first: '' }
  const others = judges.filter(({ id }) => able.includes(id))
  const choices = [...(barred === null ? [{ id: byReader, name: null }] : []), ...others]
  const [only] = others.length > 0 ? others : choices
  const first = barred === null && isJudge ? byReader : others.length <= 1 ? (only?.id ?? '') : ''
  return { choices, first }
}
