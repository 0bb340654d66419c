import { chakra } from '@chakra-ui/react'
import { ArrowRight, IdCard, Pencil } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { permanentFlags, type Dog } from '#contract/dog/dog'
import { bandLimits } from '#contract/dog/heightBands'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogHistoryQuery, useGetDogQuery } from '../../api/dog/dogApi'
import { genderMessages, heightMessages, levelMessages } from '../../i18n/domainMessages'
import { useBreedName } from '../../i18n/useBreedName'
import { useFormats } from '../../i18n/useFormats'
import { useRouteParams } from '../../store/router/useRouteParams'
import { MeasuringStick } from '../../ui/art/MeasuringStick'
import { Button } from '../../ui/kit/Button'
import { HeightTag } from '../../ui/kit/HeightTag'
import { LevelTag } from '../../ui/kit/LevelTag'
import { OnDemand } from '../../ui/kit/OnDemand'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { Entries } from './detail/Entries'
import { Facts } from './detail/Facts'
import { Ladders } from './detail/Ladders'
import { ShowDogResults } from '../results/shared/ShowDogResults'
import { messages } from './detail/detailMessages'
import { OpenClasses } from './detail/OpenClasses'
import { DogPhoto } from './DogPhoto'
import { DogMissing } from './DogMissing'
import { dogFieldMessages } from './shared/fieldMessages'
import { useDogHeights } from '../rules/shared/useDogHeights'
import { DogRuns } from '../results/shared/DogRuns'

const loadKeepers = async () => (await import(/* webpackChunkName: "dog-keepers" */ './sharing/Keepers')).Keepers

const loadMeasuring = async () =>
  (await import(/* webpackChunkName: "dog-keepers" */ './measuring/DogMeasuring')).DogMeasuring

const loadLevels = async () => (await import(/* webpackChunkName: "dog-keepers" */ './levels/DogLevels')).DogLevels

const Tags = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Head = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', xl: '1fr 1fr' }, gap: '7' },
})
const ByRules = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })

const Stick = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { centimetres } = useFormats()
  const height = dog.height === null ? '' : centimetres(dog.height)
  const category = formatMessage(heightMessages[dog.heightCategory])
  return (
    <MeasuringStick
      millimetres={dog.height}
      height={height}
      limits={bandLimits.map(([, limit]) => limit / 10)}
      label={formatMessage(dog.height === null ? messages.stickUnknown : messages.stick, {
        dog: dog.name,
        height,
        category,
      })}
    />
  )
}

const DogTags = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const height = formatMessage(heightMessages[dog.heightCategory])
  return (
    <Tags>
      <HeightTag height={dog.heightCategory}>
        {dog.height === null ? height : formatMessage(dog.measured ? messages.measured : messages.declared, { height })}
      </HeightTag>
      <LevelTag from={dog.nexusRank}>
        <FormattedMessage {...levelMessages.one} values={{ rank: dog.nexusRank }} />
      </LevelTag>
      <StateTag>
        <FormattedMessage {...messages.grade} values={{ grade: dog.kennelClubGrade }} />
      </StateTag>
      {dog.fciLevel !== 'none' && (
        <StateTag>
          <FormattedMessage {...messages.fci} values={{ level: dog.fciLevel }} />
        </StateTag>
      )}
      {permanentFlags
        .filter((flag) => dog[flag])
        .map((flag) => (
          <StateTag key={flag} tone="warning">
            <FormattedMessage {...dogFieldMessages[flag]} />
          </StateTag>
        ))}
    </Tags>
  )
}

/** Its height categories, where the rule sets differ: a dog of 35.0 cm is Small by one and Medium by another. */
const HeightsByRules = ({ dog }: { dog: Dog }) => {
  const { formatMessage, formatList } = useIntl()
  const heights = useDogHeights(dog.height)
  if (heights.length < 2) return null
  const parts = heights.map(({ category, ruleSets }) =>
    formatMessage(messages.heightByRules, {
      height: formatMessage(heightMessages[category]),
      rules: formatList(ruleSets),
    }),
  )
  return <ByRules>{formatList(parts, { type: 'unit' })}</ByRules>
}

const Known = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const breedName = useBreedName()
  const { slug } = dog
  const { data: history } = useGetDogHistoryQuery(slug)
  const lead = [
    dog.kennelClubName,
    breedName(dog.breed),
    formatMessage(genderMessages[dog.gender]).toLocaleLowerCase(),
    formatMessage(messages.bornOn, { date: longDay(dog.birthDate) }),
  ]
  return (
    <Page
      before={
        <nav aria-label={formatMessage(messages.place)}>
          <TextLink asChild>
            <Link to={paths.dogs}>
              <FormattedMessage {...messages.toDogs} />
            </Link>
          </TextLink>
          {' / '}
          <bdi>{dog.name}</bdi>
        </nav>
      }
      title={<bdi>{dog.name}</bdi>}
      lead={lead.filter(Boolean).join(', ')}
      aside={<Stick dog={dog} />}
    >
      <Head>
        <DogTags dog={dog} />
        <HeightsByRules dog={dog} />
        {!dog.owned && (
          <p>
            <FormattedMessage {...messages.managed} />
          </p>
        )}
        <Actions>
          {!dog.retired && (
            <Button asChild icon={<ArrowRight aria-hidden />}>
              <Link to={paths.shows}>
                <FormattedMessage {...messages.enter} />
              </Link>
            </Button>
          )}
          <Button asChild variant="outline" icon={<Pencil aria-hidden />}>
            <Link to={fill(paths.editDog, { slug })}>
              <FormattedMessage {...messages.edit} />
            </Link>
          </Button>
          <Button asChild variant="outline" icon={<IdCard aria-hidden />}>
            <Link to={fill(paths.dogCard, { slug })}>
              <FormattedMessage {...messages.card} />
            </Link>
          </Button>
        </Actions>
      </Head>
      <Ladders dog={dog} history={history} />
      <DogRuns dog={dog} />
      <Columns>
        <Column>
          <Facts dog={dog} history={history} />
          <OnDemand name="levels" load={loadLevels}>
            {(DogLevels) => <DogLevels dog={dog} history={history ?? []} />}
          </OnDemand>
          <OnDemand name="measuring" load={loadMeasuring}>
            {(DogMeasuring) => <DogMeasuring dog={dog} />}
          </OnDemand>
          <OnDemand name="keepers" load={loadKeepers}>
            {(Keepers) => <Keepers dog={dog} />}
          </OnDemand>
        </Column>
        <Column>
          <Entries dog={dog} when="ahead" />
          <Entries dog={dog} when="past" />
          {dog.owned && <ShowDogResults dog={dog} />}
          <Section heading={formatMessage(messages.photo)}>
            <DogPhoto dog={dog} />
          </Section>
        </Column>
      </Columns>
      {!dog.retired && <OpenClasses dog={dog} />}
    </Page>
  )
}

/** /dogs/{slug}: a dog's details and levels, the classes it is entered in and those it can enter. */
export const DogScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.dog) ?? { slug: '' }
  const { data: dog, isError, error, refetch } = useGetDogQuery(slug)
  if (dog) return <Known key={dog.id} dog={dog} />
  if (isError) return <DogMissing error={error} onAgain={() => void refetch()} />
  return (
    <Page title={formatMessage(messages.loading)}>
      <SkeletonRows label={formatMessage(messages.loading)} />
    </Page>
  )
}
