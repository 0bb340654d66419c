import { FormattedMessage, useIntl } from 'react-intl'
import { earliestBirthDate } from '#contract/dog/age'
import { FactsCorrection, type DeskDog } from '#contract/dog/desk'
import { FciLevel, Gender, kennelClubGrades } from '#contract/dog/dog'
import { parse } from '#contract/shared/parse'
import { useCorrectFactsMutation } from '../../../api/dog/deskDogApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { genderMessages } from '../../../i18n/domainMessages'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Section } from '../../../ui/kit/Section'
import { SelectField } from '../../../ui/kit/SelectField'
import { SuccessMessage } from '../../../ui/kit/SuccessMessage'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { messages as formMessages } from '../form/formMessages'
import { messages as levelMessages } from '../levels/levelMessages'
import { useDogLabels } from '../shared/fieldMessages'
import { messages } from './deskMessages'
import { NextDog } from './NextDog'
import { UnfitDialog } from './UnfitDialog'
import { useDeskChange } from './useDeskChange'

/** Corrects what a dog's keepers may not: birth date and gender after its first entry, a grade or FCI level that is too high. */
export const FactsForm = ({ known: { dog }, known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const today = useAppSelector(selectNow).slice(0, 10)
  const birth = useOpen({ kind: 'dialog', dialog: 'birthDate' })
  const grade = useOpen({ kind: 'dialog', dialog: 'gradeOn' })
  const fci = useOpen({ kind: 'dialog', dialog: 'fciOn' })
  const { send, unfit, close, done } = useDeskChange(useCorrectFactsMutation, 'correctFacts', known)
  const invalidDay = formatMessage(levelMessages.dayInvalid)
  const { of, press, ...form } = useForm({
    form: 'correct-facts',
    idPrefix: 'facts-',
    record: { id: dog.id, version: dog.version },
    base: {
      birthDate: dog.birthDate,
      gender: dog.gender,
      kennelClubGrade: String(dog.kennelClubGrade),
      kennelClubGradeOn: dog.kennelClubGradeOn ?? '',
      fciLevel: dog.fciLevel,
      fciLevelOn: dog.fciLevelOn ?? '',
      reason: '',
    },
    labels: { ...useDogLabels(), reason: formatMessage(messages.reason) },
    invalid: {
      reason: formatMessage(messages.reasonInvalid),
      birthDate: invalidDay,
      kennelClubGradeOn: invalidDay,
      fciLevelOn: invalidDay,
    },
    parse: (values) =>
      parse(FactsCorrection, {
        ...values,
        kennelClubGrade: Number(values.kennelClubGrade),
        kennelClubGradeOn: values.kennelClubGradeOn || null,
        fciLevelOn: values.fciLevelOn || null,
        version: dog.version,
        agreed: [],
      }),
    send,
  })
  const days = { min: dog.birthDate, max: today }
  return (
    <Section heading={formatMessage(levelMessages.factsHeading)}>
      {done ? (
        <SuccessMessage
          level={3}
          heading={<FormattedMessage {...messages.corrected} values={{ dog: dog.name }} />}
          action={<NextDog />}
        >
          <FormattedMessage {...messages.correctedText} />
        </SuccessMessage>
      ) : (
        <Form form={form} action={<FormattedMessage {...levelMessages.factsSave} />} variant="outline">
          <p>
            <FormattedMessage {...levelMessages.factsText} values={{ dog: dog.name }} />
          </p>
          <DateField min={earliestBirthDate(today)} max={today} calendar={birth} {...of('birthDate')} />
          <SelectField {...of('gender')}>
            {Gender.options.map((gender) => (
              <option key={gender} value={gender}>
                {formatMessage(genderMessages[gender])}
              </option>
            ))}
          </SelectField>
          <SelectField {...of('kennelClubGrade')}>
            {kennelClubGrades.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <DateField {...days} calendar={grade} {...of('kennelClubGradeOn')} />
          <SelectField {...of('fciLevel')}>
            {FciLevel.options.map((level) => (
              <option key={level} value={level}>
                {level === 'none' ? formatMessage(formMessages.fciNone) : level}
              </option>
            ))}
          </SelectField>
          <DateField {...days} calendar={fci} {...of('fciLevelOn')} />
          <TextAreaField {...of('reason')} hint={formatMessage(messages.reasonHint)} />
        </Form>
      )}
      <UnfitDialog dog={dog.name} unfit={unfit} pending={form.pending} onClose={close} onConfirm={press} />
    </Section>
  )
}
