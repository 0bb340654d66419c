import type { DogsToMeasure, DogToMeasure } from '#contract/dog/toMeasure'

/** The choice of the reader among those who can have measured a dog. */
export const byReader = 'me'

export interface Measurers {
  choices: { id: string; name: string | null }[]
  /** Chosen at first; empty where that would be a guess. */
  first: string
}

/**
 * Who can have measured a dog at a show: the reader, whose name is null, and its other judges. A reader who may not measure the
 * dog may not record a height for another judge.
 */
export const measurersOf = (
  { barred, judges: able }: Pick<DogToMeasure, 'barred' | 'judges'>,
  { judges, isJudge }: Pick<DogsToMeasure, 'judges' | 'isJudge'>,
): Measurers => {
  if (barred !== null) return { choices: [], first: '' }
  const others = judges.filter(({ id }) => able.includes(id))
  const choices = [{ id: byReader, name: null }, ...others]
  if (isJudge || others.length === 0) return { choices, first: byReader }
  const [only, ...more] = others
  return { choices, first: only && more.length === 0 ? only.id : '' }
}
