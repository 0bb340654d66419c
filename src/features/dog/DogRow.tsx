import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { Dog } from '#contract/dog/dog'
import { effectiveRank } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import { heightMessages, levelMessages } from '../../i18n/domainMessages'
import { useBreedName } from '../../i18n/useBreedName'
import { useFormats } from '../../i18n/useFormats'
import { DogToScale } from '../../ui/art/DogToScale'
import { Dots } from '../../ui/kit/Dots'
import { HeightTag } from '../../ui/kit/HeightTag'
import { Row, type RowProps } from '../../ui/kit/Row'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

/** One dog of the list, drawn to the scale of its height. */
export const DogRow = ({ dog, item }: Pick<RowProps, 'item'> & { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  const { centimetres, longDay } = useFormats()
  const rank = effectiveRank(dog)
  const height = dog.height === null ? null : centimetres(dog.height)
  return (
    <Row
      item={item}
      lead={<DogToScale millimetres={dog.height} />}
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.dog, { slug: dog.slug })}>
            <bdi>{dog.name}</bdi>
          </Link>
        </TextLink>
      }
      tags={
        <>
          <HeightTag height={dog.heightCategory}>{formatMessage(heightMessages[dog.heightCategory])}</HeightTag>
          {!dog.owned && (
            <StateTag>
              <FormattedMessage {...messages.managed} />
            </StateTag>
          )}
        </>
      }
      facts={
        <>
          <chakra.span display="flex" flexWrap="wrap" gap="2" alignItems="center">
            {height !== null && (
              <span>
                <FormattedMessage
                  {...(dog.measured ? messages.heightMeasured : messages.heightDeclared)}
                  values={{ height }}
                />
              </span>
            )}
            <span>
              <FormattedMessage {...levelMessages.one} values={{ rank }} />
            </span>
            <Dots from={rank} />
          </chakra.span>
          {breedName(dog.breed)}, <FormattedMessage {...messages.born} values={{ date: longDay(dog.birthDate) }} />
        </>
      }
    />
  )
}
