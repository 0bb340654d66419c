import { memo } from 'react'
import { ClashAdvice } from '../entry/shared/clashes/ClashAdvice'
import { RemovedLines } from '../entry/shared/clashes/RemovedLines'
import { handlerOfLine } from '../entry/shared/clashes/handlerOfLine'
import { runsOf, type Entering } from './entering'

/** What of a day's runs, at this show and others, to leave out so that none clash; what is entered already stays. */
export const DayClashes = memo(({ entering, day }: { entering: Entering; day: string }) => {
  const lines = entering.lines.filter(({ item }) => item.date === day)
  const entered = runsOf(entering, day).filter((run) => run.entered)
  return (
    <>
      <RemovedLines />
      <ClashAdvice lines={lines} handlerOf={handlerOfLine} fixed={entered.map((run) => ({ ...run, handler: '' }))} />
    </>
  )
})
DayClashes.displayName = 'DayClashes'
