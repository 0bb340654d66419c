import { lineRefusals, type LineAnswer } from '#contract/money/statement'

type Refusal = (typeof lineRefusals)[number]

const isRefusal = (outcome: LineAnswer['outcome']): outcome is Refusal =>
  (lineRefusals as readonly string[]).includes(outcome)

/** Whether a line is still open. */
export const isRefused = ({ outcome }: LineAnswer): boolean => isRefusal(outcome)

/** Why the first of them that was refused was. */
export const refusalOf = (answers: readonly LineAnswer[]): Refusal | null => refusalsOf(answers)[0] ?? null

/** Why lines were refused, each reason once. */
export const refusalsOf = (answers: readonly LineAnswer[]): Refusal[] => [
  ...new Set(answers.map(({ outcome }) => outcome).filter(isRefusal)),
]
