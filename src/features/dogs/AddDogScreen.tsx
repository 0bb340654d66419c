import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { FciLevel, Gender, kennelClubGrades } from '../../../contract/dog'
import { heightCategory, parseCentimetres } from '../../../contract/height'
import { limits } from '../../../contract/limits'
import { paths } from '../../../contract/paths'
import { useAddDogMutation, useGetDogsQuery, useGetNexusLevelsQuery } from '../../api/dogsApi'
import { failureOf } from '../../api/failureOf'
import { genderMessages } from '../../i18n/domainMessages'
import { useFieldErrors } from '../../i18n/useFieldErrors'
import { useHeightNames } from '../../i18n/useHeightNames'
import { useDraftForm } from '../../store/drafts/useDraftForm'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { Button } from '../../ui/kit/Button'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { ErrorState } from '../../ui/kit/ErrorState'
import { FormBody, FormEnd } from '../../ui/kit/FormBody'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { SelectField } from '../../ui/kit/SelectField'
import { TextField } from '../../ui/kit/TextField'
import { emptyDog, readDog, type DogForm } from './dogForm'
import { messages } from './messages'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', marginBottom: '4' },
})

const DogFields = () => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const today = useAppSelector(selectNow).slice(0, 10)
  const heightName = useHeightNames()
  const { data: levels, isError, refetch } = useGetNexusLevelsQuery()
  const [addDog] = useAddDogMutation()
  const { field, submit, errors, pending, submitCount, watch } = useDraftForm({
    name: 'dog',
    empty: emptyDog,
    read: (values: DogForm) => readDog(values, today),
    send: async (draft) => {
      const failure = failureOf(await addDog(draft))
      if (failure === null) void navigate(paths.dogs, { state: { added: draft.name } })
      return failure
    },
  })
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const labels: Record<keyof DogForm, string> = {
    name: label('name'),
    petName: label('petName'),
    kennelClubName: label('kennelClubName'),
    pedigreeName: label('pedigreeName'),
    gender: label('gender'),
    breed: label('breed'),
    birthDate: label('birthDate'),
    microchip: label('microchip'),
    height: label('height'),
    nexusRank: label('nexusLevel'),
    kennelClubGrade: label('kennelClubGrade'),
    fciLevel: label('fciLevel'),
  }
  const { errorOf, summary } = useFieldErrors(errors, labels)
  const of = (name: keyof DogForm) => ({ label: labels[name], ...field(name), error: errorOf(name) })
  const millimetres = parseCentimetres(watch('height'))
  const known = millimetres !== null && millimetres >= limits.heightMinMm && millimetres <= limits.heightMaxMm
  return (
    <FormBody onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} attempt={submitCount} />
      <SectionHeading level={2} heading={label('names')} />
      <Fields>
        <TextField {...of('name')} />
        <TextField hint={label('optional')} {...of('petName')} />
        <TextField hint={label('optional')} {...of('kennelClubName')} />
        <TextField hint={label('optional')} {...of('pedigreeName')} />
      </Fields>
      <SectionHeading level={2} heading={label('facts')} />
      <Fields>
        <SelectField {...of('gender')}>
          <option value="">{label('choose')}</option>
          {Gender.options.map((gender) => (
            <option key={gender} value={gender}>
              {formatMessage(genderMessages[gender])}
            </option>
          ))}
        </SelectField>
        <TextField {...of('breed')} />
        <TextField type="date" max={today} {...of('birthDate')} />
        <TextField
          hint={label(watch('microchip').trim().startsWith('999') ? 'microchipTest' : 'microchipHint')}
          inputMode="numeric"
          {...of('microchip')}
        />
      </Fields>
      {!levels && isError && (
        <ErrorState heading={label('levelsFailed')} onAgain={() => void refetch()}>
          {label('levelsFailedText')}
        </ErrorState>
      )}
      {!levels && !isError && <Loader label={label('levelsLoading')} />}
      {levels && (
        <>
          <SectionHeading level={2} heading={label('sport')} />
          <Fields>
            <TextField
              hint={<span role="status">{known ? heightName(heightCategory(millimetres)) : label('heightHint')}</span>}
              inputMode="decimal"
              {...of('height')}
            />
            <SelectField {...of('nexusRank')}>
              {levels.map(({ rank, name }) => (
                <option key={rank} value={rank}>
                  {rank}. {name}
                </option>
              ))}
            </SelectField>
            <SelectField {...of('kennelClubGrade')}>
              {kennelClubGrades.map((grade) => (
                <option key={grade} value={grade}>
                  {grade}
                </option>
              ))}
            </SelectField>
            <SelectField {...of('fciLevel')}>
              {FciLevel.options.map((level) => (
                <option key={level} value={level}>
                  {level === 'none' ? label('fciNone') : level}
                </option>
              ))}
            </SelectField>
          </Fields>
          <FormEnd>
            <Button type="submit" pending={pending} icon={<Plus aria-hidden />}>
              <FormattedMessage {...messages.save} />
            </Button>
            <Button asChild variant="quiet">
              <Link to={paths.dogs}>
                <FormattedMessage {...messages.cancel} />
              </Link>
            </Button>
          </FormEnd>
        </>
      )}
    </FormBody>
  )
}

/** /dogs/add: asks for the dogs first, as /dogs does, so that nobody types for a call that is refused. */
export const AddDogScreen = () => {
  const { formatMessage } = useIntl()
  const { data: dogs, isError, refetch } = useGetDogsQuery()
  return (
    <Page title={formatMessage(messages.addTitle)} lead={formatMessage(messages.addLead)} width="text">
      {dogs && <DogFields />}
      {!dogs && isError && (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )}
      {!dogs && !isError && <SkeletonRows label={formatMessage(messages.loading)} />}
    </Page>
  )
}
