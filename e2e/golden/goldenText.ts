import { bookkeeping, labelOf, namer, withoutBookkeeping } from '../../src/trace/alike'
import { hashOf } from '../../src/trace/finalHash'
import { pathText, type Change } from '../../src/trace/delta'
import { pseudonymNamer } from '../../src/trace/pseudonymNamer'
import { readTrace } from '../../src/trace/readTrace'
import type { Trace } from '../../src/trace/trace'

const longest = 72
/**
 * Asked again every few seconds: how often depends on how long the journey took. The library also reports its
 * subscribers on a timer.
 */
const timed = /\bgetPlaces\b|^api\/internalSubscriptions\//
/** pathText puts brackets around an id with a dash or a leading digit; ids differ between runs. */
const inDots = (path: string) => path.replaceAll(/\["(«id \d+»)"\]/g, '.$1')

const pageText = (trace: Trace, namedIds: (text: string) => string): string[] => {
  const { actions, envelope } = trace
  const withoutPseudonyms = pseudonymNamer(trace)
  const named = (text: string) => namedIds(withoutPseudonyms(text))
  const valueText = (value: unknown) => {
    const text = named(JSON.stringify(value, withoutBookkeeping))
    return text.length > longest ? `${text.slice(0, longest)}… ${text.length} characters, ${hashOf(text)}` : text
  }
  const changeText = ([path, ...set]: Change) =>
    `  ${inDots(named(pathText(path)))}${set.length === 0 ? ' removed' : ` = ${valueText(set[0])}`}`
  const isTold = ([path]: Change) => !bookkeeping.test(pathText(path)) && !timed.test(pathText(path))
  return actions.flatMap((action, index) => [
    ...(timed.test(labelOf(action)) ? [] : [labelOf(action)]),
    ...(envelope?.deltas[index] ?? []).filter(isTold).map(changeText),
  ])
}

/** The traces of a journey as people compare them: each action, and below it what it changed, one value a line. */
export const goldenText = (texts: string[]): string => {
  const named = namer()
  return texts
    .flatMap((text, index) => {
      const read = readTrace(text)
      return [`# page ${index + 1}`, ...(read.success ? pageText(read.trace, named) : [read.reason])]
    })
    .concat('')
    .join('\n')
}
