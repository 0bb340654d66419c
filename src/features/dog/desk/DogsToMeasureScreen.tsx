import { Ruler, TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DogsToMeasure, DogToMeasure } from '#contract/dog/toMeasure'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogsToMeasureQuery } from '../../../api/dog/deskDogApi'
import { heightMarkMessages } from '../../../i18n/domainMessages'
import { useBreedName } from '../../../i18n/useBreedName'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { useOpen } from '../../../store/ui/useOpen'
import { Bib } from '../../../ui/kit/Bib'
import { Button } from '../../../ui/kit/Button'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { hereMessages as messages, whyMessages, whyNotMessages } from '../measuring/hereMessages'
import { MeasureHere } from './MeasureHere'
import { measurersOf } from './measurers'

interface ToMeasureProps {
  slug: string
  one: DogToMeasure
  known: Pick<DogsToMeasure, 'judges' | 'isJudge'>
}

const ToMeasure = ({ slug, one, known }: ToMeasureProps) => {
  const { formatMessage } = useIntl()
  const { longDay, centimetres } = useFormats()
  const breedName = useBreedName()
  const { dog, number, handler, why, height, statedBefore, first, measureFirst, barred } = one
  const dialog = useOpen({ kind: 'dialog', dialog: 'measureHere', of: dog.slug })
  const measurers = measurersOf(one, known)
  const values = { height: height === null ? '' : centimetres(height) }
  return (
    <Row
      title={
        <>
          <Bib number={number} />
          <TextLink asChild textStyle="h3">
            <Link to={fill(paths.deskDog, { slug: dog.slug })}>
              <bdi>{dog.name}</bdi>
            </Link>
          </TextLink>
        </>
      }
      tags={
        <>
          {measureFirst && (
            <StateTag tone="danger">
              <FormattedMessage {...heightMarkMessages.measure_first} />
            </StateTag>
          )}
          {statedBefore !== null && (
            <StateTag tone="warning">
              <TriangleAlert aria-hidden size={14} />
              <FormattedMessage {...messages.jump} values={{ ...values, before: centimetres(statedBefore) }} />
            </StateTag>
          )}
        </>
      }
      facts={
        <>
          <FormattedMessage {...whyMessages[why]} values={values} />
          <br />
          <bdi>{handler}</bdi>, <bdi>{breedName(dog.breed)}</bdi>
          <br />
          <FormattedMessage
            {...messages.first}
            values={{ day: longDay(first.date), time: first.startTime, ring: first.ring }}
          />
          {barred && (
            <>
              <br />
              <FormattedMessage {...whyNotMessages[barred]} />
            </>
          )}
        </>
      }
      end={
        measurers.choices.length > 0 && (
          <>
            <Button
              variant="outline"
              dense
              icon={<Ruler aria-hidden />}
              aria-haspopup="dialog"
              aria-label={formatMessage(messages.measureOf, { dog: dog.name })}
              onClick={() => dialog.setOpen(true)}
            >
              <FormattedMessage {...messages.measure} />
            </Button>
            {dialog.isOpen && (
              <MeasureHere show={slug} dog={dog} measurers={measurers} onClose={() => dialog.setOpen(false)} />
            )}
          </>
        )
      }
    />
  )
}

const Known = ({ slug, known }: { slug: string; known: DogsToMeasure }) => {
  const { showName, dogs, more } = known
  const { formatMessage } = useIntl()
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug, name: showName }} />}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      width="column"
    >
      {dogs.length === 0 ? (
        <EmptyState heading={<FormattedMessage {...messages.none} />}>
          <FormattedMessage {...messages.noneText} />
        </EmptyState>
      ) : (
        <RowList label={formatMessage(messages.title)}>
          {dogs.map((one) => (
            <ToMeasure key={one.dog.slug} slug={slug} one={one} known={known} />
          ))}
        </RowList>
      )}
      {more > 0 && (
        <p>
          <FormattedMessage {...messages.more} values={{ count: more }} />
        </p>
      )}
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.dogsToMeasure) ?? { slug: '' }
  const query = useGetDogsToMeasureQuery(slug, { refetchOnFocus: true })
  if (query.currentData) return <Known slug={slug} known={query.currentData} />
  const out = (
    <TextLink asChild alone>
      <Link to={paths.deskShows}>
        <FormattedMessage {...messages.allShows} />
      </Link>
    </TextLink>
  )
  return (
    <Page before={<DeskTrail section="shows" show={{ slug }} />} title={formatMessage(messages.title)} width="column">
      <RecordWaiting query={query} messages={messages} out={out} />
    </Page>
  )
}

/** /desk/shows/{slug}/measuring: the dogs of a show without a measured height, each with the way to record one. */
export const DogsToMeasureScreen = () => (
  <MessagesOf part="dog.measuring">
    <Read />
  </MessagesOf>
)
