import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useAddDogMutation, useGetDogsQuery } from '../../api/dog/dogsApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Page } from '../../ui/kit/Page'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { DogFields } from './form/DogFields'
import { emptyDog, readDog } from './form/dogForm'
import { messages as formMessages } from './form/formMessages'
import { useDogLabels } from './shared/fieldMessages'
import { useLevels } from './form/useLevels'
import { messages } from './messages'

const AddDogForm = () => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const today = useAppSelector(selectNow).slice(0, 10)
  const { levels, waiting } = useLevels()
  const form = useFormMutation(useAddDogMutation, {
    form: 'dog',
    base: emptyDog,
    labels: useDogLabels(),
    invalid: { birthDate: formatMessage(formMessages.birthDateInvalid) },
    parse: (typed) => readDog(typed, today),
    onSent: (_draft, { slug }) => void navigate(fill(paths.dog, { slug })),
  })
  return (
    <Form
      form={form}
      action={levels && <FormattedMessage {...messages.save} />}
      icon={<Plus aria-hidden />}
      aside={
        <Button asChild variant="quiet">
          <Link to={paths.dogs}>
            <FormattedMessage {...formMessages.cancel} />
          </Link>
        </Button>
      }
    >
      <DogFields form={form} values={form.values} levels={levels} waiting={waiting} />
    </Form>
  )
}

/** /dogs/add: asks for the dogs first, as /dogs does, so that no member fills in a form that is refused. */
export const AddDogScreen = () => {
  const { formatMessage } = useIntl()
  const { data: dogs, isError, refetch } = useGetDogsQuery()
  return (
    <Page title={formatMessage(messages.addTitle)} lead={formatMessage(messages.addLead)} width="column">
      {dogs && <AddDogForm />}
      {!dogs && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!dogs && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Page>
  )
}
