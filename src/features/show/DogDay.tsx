import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Dog } from '#contract/dog/dog'
import type { ShowClass } from '#contract/show/show'
import { useCloseRuns } from '../../i18n/useCloseRuns'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { panelToggled, selectIsUnfolded } from '../../store/ui/panelsSlice'
import { Button } from '../../ui/kit/Button'
import { PathSegment } from '../../ui/kit/PathSegment'
import { Plate } from '../../ui/kit/Plate'
import { RowList } from '../../ui/kit/RowList'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { ClassRow } from './ClassRow'
import { ClassNotes, TickBox } from './DogCell'
import { JoinWaitingList } from '../waiting/shared/WaitingList'
import { classesOn, closeTo, dayReasons, isOnlyFull, runKey, runsOf, type Entering } from './entering'
import { messages } from './messages'

const Gutter = chakra('div', {
  base: { position: 'relative', flexShrink: 0, width: 'gutterNarrow', paddingTop: '17px', marginInlineEnd: '1' },
})

/** One dog's day: the classes that fit it in time order, the others once they are asked for; the path runs down the gutter from one run to the next. */
export const DogDay = ({ entering, dog, day }: { entering: Entering; dog: Dog; day: string }) => {
  const wordCloseRun = useCloseRuns()
  const dispatch = useAppDispatch()
  const { show, reasonsOf, waitingOf } = entering
  const classes = classesOn(show, day)
  const all = runsOf(entering, day)
  const own = runsOf({ ...entering, dogs: [dog] }, day)
  const barred = dayReasons(entering, day, dog).length > 0
  const isUnfit = (cls: ShowClass) => {
    const reasons = reasonsOf(cls, dog)
    if (own.some((run) => run.cls.id === cls.id) || waitingOf(cls, dog)) return false
    return barred || (reasons.length > 0 && !isOnlyFull(reasons))
  }
  const unfit = classes.filter(isUnfit)
  const panel = `unfit/${show.slug}`
  const isUnfolded = useAppSelector((state) => selectIsUnfolded(state, panel))
  const shown = isUnfolded ? classes : classes.filter((cls) => !unfit.includes(cls))
  const last = shown.findLastIndex((cls) => own.some((run) => run.cls.id === cls.id))
  return (
    <>
      <RowList>
        {shown.map((cls, index) => {
          const number = own.findIndex(({ key }) => key === runKey(cls, dog)) + 1
          const run = own[number - 1]
          const reasons = run?.entered === false ? [] : reasonsOf(cls, dog)
          const free = !barred && reasons.length === 0
          const near = run || free ? closeTo(cls, show, all)({ isRun: run !== undefined }) : null
          const gutter = (
            <Gutter>
              {index <= last && <PathSegment end={index === last ? '34px' : undefined} />}
              {run && (
                <chakra.div position="relative">
                  <Plate tone={run.entered ? 'ink' : 'mark'}>{number}</Plate>
                  <VisuallyHidden>
                    <FormattedMessage {...messages.runOf} values={{ number, count: own.length }} />
                  </VisuallyHidden>
                </chakra.div>
              )}
            </Gutter>
          )
          const chosen = run?.entered === false
          return (
            <ClassRow
              key={cls.id}
              cls={cls}
              gutter={gutter}
              end={(chosen || free) && <TickBox show={show} cls={cls} dog={dog} ticked={chosen} />}
            >
              <ClassNotes
                reasons={barred && !run ? [] : reasons}
                near={near && wordCloseRun(near)}
                dog={dog}
                show={show}
                cls={cls}
              />
              {!barred && isOnlyFull(reasons) && <JoinWaitingList cls={cls} dog={dog} entry={waitingOf(cls, dog)} />}
            </ClassRow>
          )
        })}
      </RowList>
      {unfit.length > 0 && (
        <Button variant="quiet" aria-expanded={isUnfolded} onClick={() => dispatch(panelToggled(panel))} data-on-screen>
          <FormattedMessage
            {...messages[isUnfolded ? 'hideUnfit' : 'showUnfit']}
            values={{ count: unfit.length, dog: dog.name }}
          />
        </Button>
      )}
    </>
  )
}
