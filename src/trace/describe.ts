import { pathText } from './delta'
import type { Difference, Divergence } from './foldWith'
import type { Trace } from './trace'

const longest = 200
const most = 10

const valueText = (value: unknown): string => {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text
}

const wayOf = ({ recorded, replayed }: Difference) =>
  recorded === undefined ? 'added' : replayed === undefined ? 'removed' : 'changed'

const differenceText = (difference: Difference): string =>
  [
    `  ${pathText(difference.path) || 'the state'}  (${wayOf(difference)})`,
    `    - recorded ${valueText(difference.recorded)}`,
    `    + replayed ${valueText(difference.replayed)}`,
  ].join('\n')

const stepText = (step: number, type: string | undefined) => `step ${step}${type === undefined ? '' : ` ${type}`}`

/** The first divergence, for people: where, after which action, and what was recorded and replayed there. */
export const divergenceText = ({ step, action, differences, error }: Divergence, { actions }: Trace): string => {
  const more = differences.length - most
  return [
    `DIVERGED at ${stepText(step, action?.type)} of ${actions.length}`,
    ...(error === undefined ? [] : [`  ${error}`]),
    ...differences.slice(0, most).map(differenceText),
    ...(more > 0 ? [`  and ${more} more`] : []),
    `  last identical: ${stepText(step - 1, step > 1 ? actions[step - 2]?.type : 'the start')}`,
  ].join('\n')
}
