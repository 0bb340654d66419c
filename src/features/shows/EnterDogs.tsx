import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import type { Show } from '../../../contract/show'
import { useGetDogsQuery } from '../../api/dogsApi'
import { useGetEligibilityQuery } from '../../api/showsApi'
import { changed, selectDraft } from '../../store/drafts/draftsSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { Failed } from '../../ui/kit/Failed'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { ClassDays } from './ClassDays'
import { DogCell } from './DogCell'
import { DogTabs } from './DogTabs'
import { messages } from './messages'

const draftName = 'enterDogs'

/** A member's view of the classes: one dog at a time, with the server's word on each class. */
export const EnterDogs = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  const dogs = useGetDogsQuery()
  const cells = useGetEligibilityQuery(show.slug)
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectPurchaseItems)
  const draft = useAppSelector((state) => selectDraft(state, draftName))
  if (dogs.isError || cells.isError)
    return (
      <Failed
        heading={formatMessage(messages.failedOne)}
        onAgain={() => void Promise.all([dogs.refetch(), cells.refetch()])}
      >
        <FormattedMessage {...messages.failedText} />
      </Failed>
    )
  if (!dogs.data || !cells.data) return <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
  const reasonsOf = new Map(cells.data.map(({ classId, dogId, reasons }) => [`${classId} ${dogId}`, reasons]))
  const dog = dogs.data.find(({ id }) => id === draft?.['dog']) ?? dogs.data[0]
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
  const here = items.filter(({ item }) => item.showSlug === show.slug)
  return (
    <>
      <DogTabs
        dogs={dogs.data}
        chosen={dog}
        countOf={({ id }) => here.filter(({ item }) => item.dogId === id).length}
        onChoose={({ id }) => dispatch(changed({ form: draftName, values: { dog: id } }))}
      />
      <ClassDays
        show={show}
        cellOf={(cls) => (
          <DogCell
            show={show}
            cls={cls}
            dog={dog}
            reasons={reasonsOf.get(`${cls.id} ${dog.id}`) ?? []}
            inCart={here.some(({ item }) => item.classId === cls.id && item.dogId === dog.id)}
          />
        )}
      />
    </>
  )
}
