import { isLineRefusal, type LineAnswer, type LineRefusal } from '#contract/money/statement'

/** Whether a line is still open. */
export const isRefused = ({ outcome }: LineAnswer): boolean => isLineRefusal(outcome)

/** Why lines were refused, each reason once. */
export const refusalsOf = (answers: readonly LineAnswer[]): LineRefusal[] => [
  ...new Set(answers.map(({ outcome }) => outcome).filter(isLineRefusal)),
]
