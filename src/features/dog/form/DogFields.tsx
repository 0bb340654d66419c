import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { FciLevel, Gender, kennelClubGrades, type Dog, type NexusLevel } from '#contract/dog/dog'
import { dogNameFields } from '#contract/dog/fields'
import { earliestBirthDate } from '#contract/dog/age'
import { heightCategory, parseCentimetres } from '#contract/dog/heightBands'
import { limits } from '#contract/shared/limits'
import { paths } from '#contract/shared/paths'
import type { useForm } from '../../../forms/useForm'
import { genderMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { useHeightNames } from '../../../i18n/useHeightNames'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField, type DateFieldProps } from '../../../ui/kit/DateField'
import { SectionHeading } from '../../../ui/kit/SectionHeading'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { TextLink } from '../../../ui/kit/TextLink'
import { BreedField } from './BreedField'
import { asksDayOf, type DogValues } from './dogForm'
import { FixedFact } from './FixedFact'
import { messages } from './formMessages'

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', marginBottom: '4' },
})

interface Props {
  form: Pick<ReturnType<typeof useForm>, 'of' | 'refusals'>
  values: DogValues
  /** The ladder, or the placeholder of height and levels until it is loaded. */
  levels: readonly NexusLevel[] | undefined
  waiting: ReactNode
  /** What is said of a height that is not the member's to change. */
  measured?: ReactNode
  /** Of a dog that is there: its Nexus level, which is the club's. */
  level?: ReactNode
  /** The dog that is changed; none for one that is added. */
  known?: Dog
}

const MicrochipHint = ({ microchip, refusal }: { microchip: string; refusal: string | undefined }) => {
  if (refusal === 'microchip_taken' || refusal === 'microchip_fixed')
    return (
      <TextLink asChild alone>
        <Link to={paths.contact}>
          <FormattedMessage {...messages.microchipHelp} />
        </Link>
      </TextLink>
    )
  return <FormattedMessage {...messages[microchip.trim().startsWith('999') ? 'microchipTest' : 'microchipHint']} />
}

/** The day on which a level was reached. */
const ReachedField = ({
  birthDate,
  dialog,
  ...field
}: { birthDate: string; dialog: 'gradeOn' | 'fciOn' } & Omit<DateFieldProps, 'calendar' | 'min' | 'max'>) => {
  const today = useAppSelector(selectNow).slice(0, 10)
  const calendar = useOpen({ kind: 'dialog', dialog })
  return <DateField min={birthDate || earliestBirthDate(today)} max={today} calendar={calendar} {...field} />
}

/** What the desk alone corrects once the dog has been entered. */
const BirthFacts = ({ dog }: { dog: Dog }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const why = <FormattedMessage {...messages.birthFixed} />
  return (
    <>
      <FixedFact field="gender" value={formatMessage(genderMessages[dog.gender])} why={why} />
      <FixedFact field="birthDate" value={longDay(dog.birthDate)} why={why} />
    </>
  )
}

/** The fields of a dog, the same for one that is added and one that is there. */
export const DogFields = ({ form: { of, refusals }, values, levels, waiting, measured, level, known: dog }: Props) => {
  const { formatMessage } = useIntl()
  const today = useAppSelector(selectNow).slice(0, 10)
  const heightName = useHeightNames()
  const calendar = useOpen({ kind: 'dialog', dialog: 'birthDate' })
  const asks = asksDayOf(values, dog)
  const birthFixed = dog?.birthFixed === true
  const label = (message: keyof typeof messages) => formatMessage(messages[message])
  const millimetres = parseCentimetres(values.height)
  const known = millimetres !== null && millimetres >= limits.heightMinMm && millimetres <= limits.heightMaxMm
  const category = known ? heightName(heightCategory(millimetres)) : label('heightHint')
  return (
    <>
      <SectionHeading level={2} heading={label('names')} />
      <Fields>
        {dogNameFields.map((field) => (
          <TextField key={field} hint={field === 'name' ? undefined : label('optional')} {...of(field)} />
        ))}
      </Fields>
      <SectionHeading level={2} heading={label('facts')} />
      <Fields>
        {birthFixed ? <BirthFacts dog={dog} /> : null}
        {!birthFixed && (
          <SelectField {...of('gender')}>
            <option value="">{label('choose')}</option>
            {Gender.options.map((gender) => (
              <option key={gender} value={gender}>
                {formatMessage(genderMessages[gender])}
              </option>
            ))}
          </SelectField>
        )}
        <BreedField {...of('breed')} value={values.breed} />
        {!birthFixed && (
          <DateField min={earliestBirthDate(today)} max={today} calendar={calendar} {...of('birthDate')} />
        )}
        <TextField
          hint={<MicrochipHint microchip={values.microchip} refusal={refusals['microchip']} />}
          inputMode="numeric"
          {...of('microchip')}
        />
      </Fields>
      {levels ? (
        <>
          <SectionHeading level={2} heading={label('sport')} />
          <Fields>
            <TextField
              hint={<span role="status">{measured ?? category}</span>}
              inputMode="decimal"
              readOnly={measured !== undefined}
              {...of('height')}
            />
            {level ?? (
              <SelectField hint={label('levelOnce')} {...of('nexusRank')}>
                {levels.map(({ rank, name }) => (
                  <option key={rank} value={rank}>
                    {rank}. {name}
                  </option>
                ))}
              </SelectField>
            )}
            <SelectField {...of('kennelClubGrade')}>
              {kennelClubGrades.map((grade) => (
                <option key={grade} value={grade}>
                  {grade}
                </option>
              ))}
            </SelectField>
            {asks.kennelClubGradeOn.wanted && (
              <ReachedField birthDate={values.birthDate} dialog="gradeOn" {...of('kennelClubGradeOn')} />
            )}
            <SelectField {...of('fciLevel')}>
              {FciLevel.options.map((level) => (
                <option key={level} value={level}>
                  {level === 'none' ? label('fciNone') : level}
                </option>
              ))}
            </SelectField>
            {asks.fciLevelOn.wanted && (
              <ReachedField birthDate={values.birthDate} dialog="fciOn" {...of('fciLevelOn')} />
            )}
          </Fields>
        </>
      ) : (
        waiting
      )}
    </>
  )
}
