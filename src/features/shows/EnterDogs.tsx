import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../contract/paths'
import type { Show } from '../../../contract/show'
import { useGetDogsQuery } from '../../api/dogsApi'
import { useGetEligibilityQuery } from '../../api/showsApi'
import { useAppSelector } from '../../store/hooks'
import { selectPurchaseItems } from '../../store/purchase/purchaseSlice'
import { Button } from '../../ui/kit/Button'
import { Failed } from '../../ui/kit/Failed'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { ClassDays } from './ClassDays'
import { DogCell } from './DogCell'
import { messages } from './messages'

/** A member's view of the classes: for each dog the server's word on each class. */
export const EnterDogs = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  const dogs = useGetDogsQuery()
  const cells = useGetEligibilityQuery(show.slug)
  const items = useAppSelector(selectPurchaseItems)
  if (dogs.isError || cells.isError)
    return (
      <Failed
        heading={formatMessage(messages.failedOne)}
        again={formatMessage(messages.again)}
        onAgain={() => void Promise.all([dogs.refetch(), cells.refetch()])}
      >
        <FormattedMessage {...messages.failedText} />
      </Failed>
    )
  if (!dogs.data || !cells.data) return <SkeletonRows rows={6} label={formatMessage(messages.loadingOne)} />
  const myDogs = dogs.data
  const byCell = new Map(cells.data.map((cell) => [`${cell.classId} ${cell.dogId}`, cell.reasons]))
  return (
    <>
      {myDogs.length === 0 && (
        <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap" marginBottom="4">
          <FormattedMessage {...messages.noDogs} />
          <Button asChild>
            <Link to={paths.addDog}>
              <FormattedMessage {...messages.addDog} />
            </Link>
          </Button>
        </chakra.div>
      )}
      <ClassDays
        show={show}
        cellsOf={(cls) =>
          myDogs.map((dog) => (
            <DogCell
              key={dog.id}
              show={show}
              cls={cls}
              dog={dog}
              reasons={byCell.get(`${cls.id} ${dog.id}`) ?? []}
              inCart={items.some(({ item }) => item.classId === cls.id && item.dogId === dog.id)}
            />
          ))
        }
      />
    </>
  )
}
