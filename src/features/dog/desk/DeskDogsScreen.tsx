import { Search } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { openDesk } from '#contract/access/screenPolicies'
import { DogSearch, searchedTextMax, type DogFound } from '#contract/dog/desk'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { useFindDogsQuery } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { heightMessages } from '../../../i18n/domainMessages'
import { useBreedName } from '../../../i18n/useBreedName'
import { useListAddress } from '../../../lists/useListAddress'
import { selectAllowed } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { Page } from '../../../ui/kit/Page'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextField } from '../../../ui/kit/TextField'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './deskMessages'

const FoundRow = ({ dog: { slug, name, kennelClubName, breed, heightCategory } }: { dog: DogFound }) => {
  const { formatMessage } = useIntl()
  const breedName = useBreedName()
  return (
    <Row
      title={
        <TextLink asChild textStyle="h3">
          <Link to={fill(paths.deskDog, { slug })}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      }
      tags={<HeightTag height={heightCategory}>{formatMessage(heightMessages[heightCategory])}</HeightTag>}
      facts={<bdi>{[kennelClubName, breedName(breed)].filter(Boolean).join(', ')}</bdi>}
    />
  )
}

const Found = ({ text }: { text: string }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useFindDogsQuery(text)
  if (isError)
    return (
      <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void refetch()}>
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  if (!data) return <SkeletonRows label={formatMessage(messages.searching)} />
  if (data.length === 0)
    return (
      <EmptyState heading={<FormattedMessage {...messages.none} />}>
        <FormattedMessage {...messages.noneText} />
      </EmptyState>
    )
  const count = data.length
  // The code of a card is not for reading.
  const shown = text.length > limits.searchText ? `${text.slice(0, 20)}…` : text
  return (
    <Section
      heading={formatMessage(count === limits.dogsFound ? messages.first : messages.found, { count, text: shown })}
    >
      <RowList>
        {data.map((dog) => (
          <FoundRow key={dog.slug} dog={dog} />
        ))}
      </RowList>
    </Section>
  )
}

/** /desk/dogs: a judge or admin finds any dog by its name, its microchip or its card; the search is in the address. */
export const DeskDogsScreen = () => {
  const { formatMessage } = useIntl()
  const [{ text }, change] = useListAddress({ text: null }, searchedTextMax)
  const { of, ...form } = useForm({
    form: 'find-dogs',
    base: { text },
    labels: { text: formatMessage(messages.text) },
    invalid: { text: formatMessage(messages.textInvalid) },
    parse: (values) => parse(DogSearch, values),
    send: async (found) => {
      change(found)
      return null
    },
  })
  const known = parse(DogSearch, { text })
  const decides = useAppSelector((state) => selectAllowed(state, openDesk))
  return (
    <Page title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} width="column">
      <Form form={form} action={<FormattedMessage {...messages.find} />} icon={<Search aria-hidden />}>
        <TextField type="search" autoComplete="off" hint={formatMessage(messages.textHint)} {...of('text')} />
      </Form>
      {decides && (
        <TextLink alone asChild>
          <Link to={paths.deskLevels}>
            <FormattedMessage {...messages.levels} />
          </Link>
        </TextLink>
      )}
      {known.success && <Found text={known.data.text} />}
    </Page>
  )
}
