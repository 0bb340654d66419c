import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { useGetDogSyncQuery } from '../../api/dogSync/dogSyncApi'
import { selectTally } from '../../store/dogSync/comparisons'
import { type DogSyncState, selectDogSync, stepOpened } from '../../store/dogSync/dogSyncSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { Steps } from '../../ui/kit/Steps'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

const Path = chakra('nav', { base: { textStyle: 'small', mb: '2' } })
const Ending = chakra('span', { base: { overflowWrap: 'anywhere', unicodeBidi: 'isolate' } })

const loadFirst = async () => (await import(/* webpackChunkName: "dog-sync-file" */ './FirstStep')).FirstStep
const loadColumns = async () => (await import(/* webpackChunkName: "dog-sync-columns" */ './ColumnsStep')).ColumnsStep
const loadReview = async () => (await import(/* webpackChunkName: "dog-sync-review" */ './ReviewStep')).ReviewStep
const loadDone = async () => (await import(/* webpackChunkName: "dog-sync-review" */ './DoneStep')).DoneStep
const current: Record<DogSyncState['step'], number> = { file: 0, columns: 0, review: 1, done: 3 }

const SyncSteps = () => {
  const { formatMessage } = useIntl()
  const { step, file, applying } = useAppSelector(selectDogSync)
  const { reviewed, toReview } = useAppSelector(selectTally)
  const reviewNote = step === 'review' && formatMessage(messages.stepReviewNote, { reviewed, total: toReview })
  return (
    <Steps
      label={formatMessage(messages.steps)}
      current={applying ? 2 : current[step]}
      steps={[
        {
          label: formatMessage(messages.stepFile),
          note: <Ending dir="auto">{file?.name ?? formatMessage(messages.stepFileNote)}</Ending>,
        },
        { label: formatMessage(messages.stepReview), note: reviewNote },
        {
          label: formatMessage(messages.stepApply),
          note: step === 'review' && !applying && formatMessage(messages.stepApplyNote),
        },
        { label: formatMessage(messages.stepDone), note: step === 'done' && formatMessage(messages.stepDoneNote) },
      ]}
    />
  )
}

const DogSync = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const dogs = useGetDogsQuery()
  const start = useGetDogSyncQuery()
  const { step, applying } = useAppSelector(selectDogSync)
  const given = dogs.data && start.data && { dogs: dogs.data, register: start.data.register }
  const failed = [dogs, start].find(({ isError, data }) => isError && !data)
  return (
    <Page
      before={
        <Path aria-label={formatMessage(messages.path)}>
          <TextLink asChild>
            <Link to={paths.dogs}>
              <FormattedMessage {...messages.dogs} />
            </Link>
          </TextLink>{' '}
          / <FormattedMessage {...messages.register} />
        </Path>
      }
      title={formatMessage(messages.title)}
      lead={step === 'file' ? formatMessage(messages.lead) : undefined}
      aside={
        step !== 'file' && !applying ? (
          <Button
            variant="outline"
            icon={<Upload aria-hidden />}
            onClick={() => dispatch(stepOpened({ step: 'file', file: null, problem: null }))}
          >
            <FormattedMessage {...messages.another} />
          </Button>
        ) : undefined
      }
    >
      {failed && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void failed.refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!failed && !given && <SkeletonRows label={formatMessage(messages.loading)} />}
      {given && (
        <>
          <SyncSteps />
          {step === 'file' && (
            <OnDemand name="sync.file" load={loadFirst}>
              {(FirstStep) => <FirstStep {...given} />}
            </OnDemand>
          )}
          {step === 'columns' && (
            <OnDemand name="sync.columns" load={loadColumns}>
              {(ColumnsStep) => <ColumnsStep />}
            </OnDemand>
          )}
          {step === 'review' && (
            <OnDemand name="sync.review" load={loadReview}>
              {(ReviewStep) => <ReviewStep />}
            </OnDemand>
          )}
          {step === 'done' && (
            <OnDemand name="sync.done" load={loadDone}>
              {(DoneStep) => <DoneStep />}
            </OnDemand>
          )}
        </>
      )}
    </Page>
  )
}

/** /dog-sync: the member's dogs beside a register's export, and those of them that look like one. */
export const DogSyncScreen = () => (
  <MessagesOf part="dogSync">
    <DogSync />
  </MessagesOf>
)
