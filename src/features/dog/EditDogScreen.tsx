import { Check } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { permanentFlags, type Dog, type NexusLevel } from '#contract/dog/dog'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogQuery } from '../../api/dog/dogApi'
import { Form } from '../../forms/Form'
import { useForm } from '../../forms/useForm'
import { useFormats } from '../../i18n/useFormats'
import { useAppSelector } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { VersionChoice } from '../../ui/kit/VersionChoice'
import { DogMissing } from './DogMissing'
import { ChangeDialog } from './form/ChangeDialog'
import { messages } from './form/changeMessages'
import { DogFields } from './form/DogFields'
import { readEditedDog, valuesOf } from './form/dogForm'
import { FixedFact } from './form/FixedFact'
import { FlagFields } from './form/FlagFields'
import { messages as formMessages } from './form/formMessages'
import { useDogChange } from './form/useDogChange'
import { useDogLabels } from './shared/fieldMessages'
import { useLevels } from './form/useLevels'

const isFlag = (name: string) => (permanentFlags as readonly string[]).includes(name)

/** The Nexus level, which the club keeps, with what is decided for later days. */
const LevelFact = ({ dog, levels = [] }: { dog: Dog; levels: readonly NexusLevel[] | undefined }) => {
  const { longDay } = useFormats()
  const [ahead] = dog.levelsAhead
  return (
    <FixedFact
      field="nexusRank"
      value={<bdi>{`${dog.nexusRank}. ${levels.find(({ rank }) => rank === dog.nexusRank)?.name ?? ''}`}</bdi>}
      why={
        <>
          <span>
            <FormattedMessage {...messages.levelOfClub} />
          </span>{' '}
          {ahead && (
            <span>
              <FormattedMessage {...messages.levelAhead} values={{ rank: ahead.rank, day: longDay(ahead.from) }} />
            </span>
          )}
        </>
      }
    />
  )
}

const EditDogForm = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { centimetres } = useFormats()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { levels, waiting } = useLevels()
  const shown = (one: Dog) => valuesOf(one, centimetres)
  const { send, quote, askedAgain, close } = useDogChange(dog, shown)
  const form = useForm({
    form: 'dog',
    record: { id: dog.id, version: dog.version },
    base: shown(dog),
    labels: useDogLabels(),
    invalid: { birthDate: formatMessage(formMessages.birthDateInvalid) },
    parse: (values, version) => readEditedDog(values, today, version ?? dog.version, dog),
    send,
  })
  const { of, values, conflict, press, pending } = form
  const textOf = (field: string, value: string) =>
    isFlag(field) ? formatMessage(value === 'true' ? messages.yes : messages.no) : value
  return (
    <>
      <Form
        form={form}
        action={levels && <FormattedMessage {...messages.saveChanges} />}
        icon={<Check aria-hidden />}
        aside={
          <Button asChild variant="quiet">
            <Link to={fill(paths.dog, { slug: dog.slug })}>
              <FormattedMessage {...formMessages.cancel} />
            </Link>
          </Button>
        }
      >
        {conflict && (
          <VersionChoice
            {...conflict}
            onChoose={(field, value) => conflict.onChoose(field, isFlag(field) ? value === 'true' : value)}
            textOf={(field, value) => textOf(field, String(value))}
          />
        )}
        <DogFields
          form={form}
          values={values}
          levels={levels}
          waiting={waiting}
          known={dog}
          level={<LevelFact dog={dog} levels={levels} />}
          measured={dog.measured ? formatMessage(messages.measured, { dog: dog.name }) : undefined}
        />
        {levels && <FlagFields dog={dog} of={of} />}
      </Form>
      <ChangeDialog dog={dog} quote={quote} again={askedAgain} pending={pending} onClose={close} onConfirm={press} />
    </>
  )
}

/** /dogs/edit/{slug}: the fields of a dog, and its three permanent flags. */
export const EditDogScreen = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.editDog) ?? { slug: '' }
  const { data: dog, isError, error, refetch } = useGetDogQuery(slug)
  if (dog)
    return (
      <Page title={formatMessage(messages.title, { dog: dog.name })} width="column">
        <EditDogForm key={dog.id} dog={dog} />
      </Page>
    )
  if (isError) return <DogMissing error={error} onAgain={() => void refetch()} />
  return (
    <Page title={formatMessage(messages.loading)} width="column">
      <SkeletonRows label={formatMessage(messages.loading)} />
    </Page>
  )
}
