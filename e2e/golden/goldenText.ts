import type { UnknownAction } from '@reduxjs/toolkit'
import { hashOf } from '../../src/trace/finalHash'
import { pathText, type Change } from '../../src/trace/delta'
import { readTrace } from '../../src/trace/readTrace'
import type { Trace } from '../../src/trace/trace'

const longest = 72
/** What the library keeps about its requests: it says nothing of the application. */
const bookkeeping =
  /^api\.(?:subscriptions|provided|config)\b|\.(?:requestId|startedTimeStamp|fulfilledTimeStamp|seq)$|^_persist\b/
/**
 * Asked again every few seconds: how often depends on how long the journey took. The library also reports its
 * subscribers on a timer.
 */
const timed = /\bgetPlaces\b|^api\/internalSubscriptions\//
const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<![\w-])(?=[\w-]*[\d_-])(?=[\w-]*[A-Z])[\w-]{21}(?![\w-])/g
/** The server's clock runs: of an instant the day is compared, and the time where it is a whole minute, as sample data have it. */
const timeOfDay = /(?<=\d{4}-\d\d-\d\d)T\d\d:\d\d:(?!00\.000)\d\d\.\d{3}Z/g

/** Ids by the order in which they are first met. */
const namer = () => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `«id ${names.size + 1}»`
    names.set(text, name)
    return name
  }
  return (text: string) => text.replace(timeOfDay, ' «time»').replace(id, nameOf)
}

/** pathText puts brackets around an id with a dash or a leading digit; ids differ between runs. */
const inDots = (path: string) => path.replaceAll(/\["(«id \d+»)"\]/g, '.$1')

const labelOf = ({ type, meta }: UnknownAction) => {
  const { arg } = Object(meta) as { arg?: { endpointName?: string } }
  return arg?.endpointName === undefined ? type : `${type} ${arg.endpointName}`
}

/** Values that a line repeats, or that are never compared. */
const leftOut = ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp', 'endpointName']
const withoutDetails = (key: string, value: unknown) => (leftOut.includes(key) ? undefined : value)

const pageText = ({ actions, envelope }: Trace, named: (text: string) => string): string[] => {
  const valueText = (value: unknown) => {
    const text = named(JSON.stringify(value, withoutDetails))
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
