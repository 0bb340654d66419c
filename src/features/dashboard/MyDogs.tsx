import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { effectiveRank, type Dog } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogsQuery } from '../../api/dog/dogsApi'
import { heightMessages, levelMessages } from '../../i18n/domainMessages'
import { useBreedName } from '../../i18n/useBreedName'
import { useFormats } from '../../i18n/useFormats'
import { DogToScale } from '../../ui/art/DogToScale'
import { Button } from '../../ui/kit/Button'
import { Dots } from '../../ui/kit/Dots'
import { EmptyState } from '../../ui/kit/EmptyState'
import { HeightTag } from '../../ui/kit/HeightTag'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { QueryBoundary } from './QueryBoundary'

const Line = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } })

const DogRow = ({ dog }: { dog: Dog }) => {
  const breedName = useBreedName()
  const { centimetres } = useFormats()
  return (
    <Row
      lead={<DogToScale millimetres={dog.height} />}
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.dog, { slug: dog.slug })}>
            <bdi>{dog.name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <HeightTag height={dog.heightCategory}>
          <FormattedMessage {...heightMessages[dog.heightCategory]} />
        </HeightTag>
      }
      facts={
        <>
          <Line>
            {dog.height !== null && (
              <span>
                <FormattedMessage
                  {...(dog.measured ? messages.centimetres : messages.declared)}
                  values={{ height: centimetres(dog.height) }}
                />
              </span>
            )}
            <span>
              <FormattedMessage {...levelMessages.one} values={{ rank: effectiveRank(dog) }} />
            </span>
            <Dots from={effectiveRank(dog)} />
          </Line>
          {breedName(dog.breed)}
        </>
      }
    />
  )
}

/** The member's dogs, true to scale. */
export const MyDogs = () => {
  const { formatMessage } = useIntl()
  const query = useGetDogsQuery()
  const add = (
    <Link to={paths.addDog}>
      <FormattedMessage {...messages.addDog} />
    </Link>
  )
  return (
    <Section
      heading={formatMessage(messages.dogs)}
      aside={query.data && query.data.length > 0 ? <TextLink asChild>{add}</TextLink> : undefined}
    >
      <QueryBoundary query={query}>
        {(dogs) =>
          dogs.length === 0 ? (
            <EmptyState
              level={3}
              heading={formatMessage(messages.noDogs)}
              action={
                <Button asChild icon={<Plus aria-hidden />}>
                  {add}
                </Button>
              }
            >
              <FormattedMessage {...messages.noDogsText} />
            </EmptyState>
          ) : (
            <RowList>
              {dogs.map((dog) => (
                <DogRow key={dog.id} dog={dog} />
              ))}
            </RowList>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
