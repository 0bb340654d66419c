import { chakra } from '@chakra-ui/react'
import { memo, useDeferredValue, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { closeRunMessages } from '../../i18n/closeRunMessages'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { dayChosen, dogChosen, selectShowView } from '../../store/show/showViewSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { useLostFocus } from '../../ui/kit/useLostFocus'
import { ClashAdvice } from '../entry/shared/clashes/ClashAdvice'
import { handlerOfLine } from '../entry/shared/clashes/handlerOfLine'
import { RemovedLines } from '../entry/shared/clashes/RemovedLines'
import { WaitingList } from '../waiting/shared/WaitingList'
import { DayNotes } from './DayNotes'
import { DaySwitch } from './DaySwitch'
import { DogDay } from './DogDay'
import { DogTabs } from './DogTabs'
import { EnterAll } from './EnterAll'
import { classesOn, daysOf, type Entering, runsOf } from './entering'
import { EntryGrid } from './matrix/EntryGrid'
import { messages } from './messages'
import { Programme } from './Programme'
import { RingsAndTimes } from './RingsAndTimes'
import { useEntering } from './useEntering'
import { useRoom } from './useRoom'

/** What of a day's runs, at this show and others, to leave out so that none clash; what is entered already stays. */
const DayClashes = memo(({ entering, day }: { entering: Entering; day: string }) => {
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

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } })
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', justifyContent: 'space-between' },
})
const Hint = chakra('p', { base: { color: 'fg.muted', marginTop: '1' } })

/** One dog at a time, for narrow screens. */
const DogByDog = ({ entering, day }: { entering: Entering; day: string }) => {
  const dispatch = useAppDispatch()
  const { dog: wanted } = useAppSelector(selectShowView)
  const { dogs } = entering
  const dog = dogs.find(({ id }) => id === wanted) ?? dogs[0]
  if (!dog) return null
  return (
    <div>
      <DogTabs
        dogs={dogs}
        chosen={dog}
        countOf={(one) => runsOf({ ...entering, dogs: [one] }, day).length}
        onChoose={({ id }) => dispatch(dogChosen(id))}
      />
      <DayNotes entering={entering} dogs={[dog]} day={day} />
      <EnterAll entering={entering} dogs={[dog]} day={day} />
      <DogDay entering={entering} dog={dog} day={day} />
    </div>
  )
}

const WithoutDogs = ({ show }: { show: Show }) => (
  <>
    <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
      <FormattedMessage {...messages.noDogs} />
      <Button asChild>
        <Link to={paths.addDog}>
          <FormattedMessage {...messages.addDog} />
        </Link>
      </Button>
    </chakra.div>
    <Programme show={show} />
  </>
)

/** A member's view of the classes, a day at a time: the matrix where there is room for it, else one dog's day. */
export const EnterDogs = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const { entering, isError, refetch } = useEntering(show)
  // A press is answered in its cell at once; what follows from it for the whole day is worked out after that. What comes first
  // waits for nothing.
  const later = useDeferredValue(entering) ?? entering
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectShowView)
  const { ref, room } = useRoom<HTMLDivElement>()
  // An entry that is withdrawn takes the button with it that was pressed for that.
  const classList = useLostFocus(entering)
  const days = daysOf(show)
  const day = days.find((one) => one === view.day) ?? days[0] ?? show.startDate
  const runs = useMemo(() => (later ? runsOf(later, day) : []), [later, day])
  const classes = useMemo(() => classesOn(show, day), [show, day])
  const body = () => {
    if (isError)
      return (
        <ErrorState heading={formatMessage(messages.failedDogs)} onAgain={refetch}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!entering) return <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
    if (room === 'narrow') return <DogByDog entering={entering} day={day} />
    return (
      <div>
        {later && (
          <>
            <DayNotes entering={later} dogs={later.dogs} day={day} />
            <EnterAll entering={later} dogs={later.dogs} day={day} />
          </>
        )}
        <EntryGrid key={day} entering={entering} day={day} />
      </div>
    )
  }
  if (entering?.dogs.length === 0) return <WithoutDogs show={show} />
  return (
    <Root ref={ref}>
      {room === 'rings' && <RingsAndTimes classes={classes} runs={runs} />}
      <WaitingList showSlug={show.slug} />
      <Head>
        <div>
          <chakra.h2 textStyle="h2">
            <FormattedMessage {...messages.enter} />
          </chakra.h2>
          <Hint>
            <FormattedMessage {...messages.dayHint} values={{ day: weekday(day) }} />
          </Hint>
        </div>
        {days.length > 1 && (
          <DaySwitch
            days={days}
            chosen={day}
            countOf={(one) => (later ? runsOf(later, one).length : 0)}
            onChoose={(one) => dispatch(dayChosen(one))}
          />
        )}
      </Head>
      {later && <DayClashes entering={later} day={day} />}
      <chakra.div ref={classList} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {body()}
      </chakra.div>
      {runs.length > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          <FormattedMessage {...closeRunMessages.estimated} />
        </chakra.p>
      )}
    </Root>
  )
}
