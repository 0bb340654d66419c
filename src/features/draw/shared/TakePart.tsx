import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { FairOpening } from '#contract/draw/fairOpening'
import { paths } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { useGetDogsQuery } from '../../../api/dog/dogsApi'
import { useGetOwnDrawQuery } from '../../../api/draw/drawApi'
import { useGetEligibilityQuery } from '../../../api/show/showsApi'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Notice } from '../../../ui/kit/Notice'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { drawMessages as messages } from './drawMessages'
import { Receipt } from './Receipt'
import { ChoiceForm } from './ChoiceForm'
import { eligibleDogs } from './choices'

const Timer = chakra('p', { base: { fontWeight: 'semibold' } })

/** Until when, and whether the member is in. */
const Standing = ({ show, opening, receipt }: { show: Show; opening: FairOpening; receipt: string | undefined }) => {
  const { timeLeft, instant } = useFormats()
  const now = useAppSelector(selectNow)
  const values = {
    time: timeLeft(Date.parse(opening.drawAt) - Date.parse(now)),
    at: instant(opening.drawAt, show.timeZone),
  }
  return (
    <Notice tone={receipt === undefined ? 'warning' : 'info'}>
      <p>
        <FormattedMessage {...(receipt === undefined ? messages.notIn : messages.in)} />
      </p>
      {receipt !== undefined && <Receipt receipt={receipt} />}
      <Timer role="timer">
        <FormattedMessage {...messages.timer} values={values} />
      </Timer>
    </Notice>
  )
}

const WithoutDogs = ({ some }: { some: boolean }) => (
  <>
    <p>
      <FormattedMessage {...(some ? messages.nothingFits : messages.noDogs)} />
    </p>
    {!some && (
      <div>
        <Button asChild>
          <Link to={paths.addDog}>
            <FormattedMessage {...messages.addDog} />
          </Link>
        </Button>
      </div>
    )}
  </>
)

/** A member says which dogs want to run in which classes, and may think again until the window ends. */
export const TakePart = ({ show, opening }: { show: Show; opening: FairOpening }) => {
  const { formatMessage } = useIntl()
  const own = useGetOwnDrawQuery(show.slug, { refetchOnFocus: true })
  const dogs = useGetDogsQuery()
  const cells = useGetEligibilityQuery(show.slug)
  const all = [own, dogs, cells]
  if (all.some(({ isError, data }) => isError && data === undefined))
    return (
      <ErrorState
        heading={formatMessage(messages.failed)}
        onAgain={() => void Promise.all(all.map(({ refetch }) => refetch()))}
      >
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!own.data || !dogs.data || !cells.data) return <SkeletonRows rows={4} label={formatMessage(messages.loading)} />
  const { application } = own.data
  const eligible = eligibleDogs(show, dogs.data, cells.data)
  return (
    <>
      <Standing show={show} opening={opening} receipt={application?.receipt} />
      {eligible.length === 0 ? (
        <WithoutDogs some={dogs.data.length > 0} />
      ) : (
        <ChoiceForm key={application?.receipt} show={show} eligible={eligible} application={application} />
      )}
    </>
  )
}
