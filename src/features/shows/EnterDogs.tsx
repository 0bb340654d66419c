import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import type { Show } from '../../../contract/show'
import { useGetDogsQuery } from '../../api/dogsApi'
import { useGetEligibilityQuery } from '../../api/showsApi'
import { useFormats } from '../../i18n/useFormats'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { dayChosen, dogChosen, selectView } from '../../store/view/viewSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { useWidth } from '../../ui/kit/useWidth'
import { ClassDays } from './ClassDays'
import { DaySwitch } from './DaySwitch'
import { DogDay } from './DogDay'
import { DogTabs } from './DogTabs'
import { classesOn, daysOf, runsOf, type Entering } from './entering'
import { EntryGrid, gridWidth } from './matrix/EntryGrid'
import { messages } from './messages'
import { RingsAndTimes } from './RingsAndTimes'

const ringsWidth = 900

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: 0 } })
const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', justifyContent: 'space-between' },
})

/** A member's view of the classes, a day at a time: the matrix where there is room for it, else one dog's day. */
export const EnterDogs = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  const { weekday } = useFormats()
  const dogs = useGetDogsQuery()
  const cells = useGetEligibilityQuery(show.slug)
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectPurchaseItems).filter(({ item }) => item.showSlug === show.slug)
  const view = useAppSelector(selectView)
  const { ref, width } = useWidth<HTMLDivElement>()
  const days = daysOf(show)
  const day = days.find((one) => one === view.day) ?? days[0] ?? show.startDate
  const dog = dogs.data?.find(({ id }) => id === view.dog) ?? dogs.data?.[0]
  const body = () => {
    if (dogs.isError || cells.isError)
      return (
        <ErrorState
          heading={formatMessage(messages.failedOne)}
          onAgain={() => void Promise.all([dogs.refetch(), cells.refetch()])}
        >
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!dogs.data || !cells.data) return <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
    if (!dog)
      return (
        <>
          <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
            <FormattedMessage {...messages.noDogs} />
            <Button asChild>
              <Link to={paths.addDog}>
                <FormattedMessage {...messages.addDog} />
              </Link>
            </Button>
          </chakra.div>
          <ClassDays show={show} />
        </>
      )
    const known = new Map(cells.data.map(({ classId, dogId, reasons }) => [`${classId} ${dogId}`, reasons]))
    const entering: Entering = {
      show,
      dogs: dogs.data,
      reasonsOf: (cls, { id }) => known.get(`${cls.id} ${id}`) ?? [],
      items,
    }
    if (width >= gridWidth(dogs.data.length)) return <EntryGrid key={day} entering={entering} day={day} />
    return (
      <div>
        <DogTabs
          dogs={dogs.data}
          chosen={dog}
          countOf={({ id }) => items.filter(({ item }) => item.dogId === id && item.date === day).length}
          onChoose={({ id }) => dispatch(dogChosen(id))}
        />
        <DogDay entering={entering} dog={dog} day={day} />
      </div>
    )
  }
  const classes = classesOn(show, day)
  const runs = runsOf(classes, dogs.data ?? [], items)
  return (
    <Root ref={ref}>
      {width >= ringsWidth && (
        <RingsAndTimes
          classes={classes}
          runsIn={(cls) => runs.flatMap((run, index) => (run.startsWith(`${cls.id} `) ? [index + 1] : []))}
        />
      )}
      <Head>
        <div>
          <chakra.h2 textStyle="h2">
            <FormattedMessage {...messages.enter} />
          </chakra.h2>
          <chakra.p color="fg.muted" marginTop="1">
            <FormattedMessage {...messages.dayHint} values={{ day: weekday(day) }} />
          </chakra.p>
        </div>
        {days.length > 1 && <DaySwitch days={days} chosen={day} onChoose={(one) => dispatch(dayChosen(one))} />}
      </Head>
      {body()}
    </Root>
  )
}
