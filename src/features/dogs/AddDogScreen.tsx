import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { FciLevel, Gender, kennelClubGrades } from '#contract/dog'
import { earliestBirthDate } from '#contract/dogAge'
import { heightCategory, parseCentimetres } from '#contract/heightBands'
import { limits } from '#contract/limits'
import { paths } from '#contract/paths'
import { useAddDogMutation, useGetDogsQuery, useGetNexusLevelsQuery } from '../../api/dogsApi'
import { genderMessages } from '../../i18n/domainMessages'
import { useHeightNames } from '../../i18n/useHeightNames'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { useAppSelector } from '../../store/hooks'
import { selectNow } from '../../store/ui/uiSlice'
import { useOpen } from '../../store/ui/useOpen'
import { Button } from '../../ui/kit/Button'
import { DateField } from '../../ui/kit/DateField'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Page } from '../../ui/kit/Page'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { SelectField } from '../../ui/kit/SelectField'
import { TextField } from '../../ui/kit/TextField'
import { BreedField } from './BreedField'
import { emptyDog, readDog } from './dogForm'
import { messages } from './messages'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', marginBottom: '4' },
})

const DogFields = () => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const today = useAppSelector(selectNow).slice(0, 10)
  const heightName = useHeightNames()
  const calendar = useOpen('dialog.birthDate')
  const { data: levels, isError, refetch } = useGetNexusLevelsQuery()
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const { of, values, ...form } = useFormMutation(useAddDogMutation, {
    form: 'dog',
    base: emptyDog,
    labels: {
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
    },
    invalid: { birthDate: label('birthDateInvalid') },
    read: (values) => readDog(values, today),
    onSent: ({ name }) => void navigate(paths.dogs, { state: { added: name } }),
  })
  const millimetres = parseCentimetres(values.height)
  const known = millimetres !== null && millimetres >= limits.heightMinMm && millimetres <= limits.heightMaxMm
  return (
    <Form
      form={form}
      action={levels && <FormattedMessage {...messages.save} />}
      icon={<Plus aria-hidden />}
      aside={
        <Button asChild variant="quiet">
          <Link to={paths.dogs}>
            <FormattedMessage {...messages.cancel} />
          </Link>
        </Button>
      }
    >
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
        <BreedField {...of('breed')} value={values.breed} />
        <DateField min={earliestBirthDate(today)} max={today} calendar={calendar} {...of('birthDate')} />
        <TextField
          hint={label(values.microchip.trim().startsWith('999') ? 'microchipTest' : 'microchipHint')}
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
        </>
      )}
    </Form>
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
