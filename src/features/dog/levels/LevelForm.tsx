import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskDog } from '#contract/dog/desk'
import { LevelDecision, levelDaysAhead } from '#contract/dog/level'
import { addTo } from '#contract/shared/calendar'
import { parse } from '#contract/shared/parse'
import { useGetNexusLevelsQuery } from '../../../api/dog/dogsApi'
import { useSetLevelMutation } from '../../../api/dog/levelApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { useOpen } from '../../../store/ui/useOpen'
import { DateField } from '../../../ui/kit/DateField'
import { Section } from '../../../ui/kit/Section'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { UnfitDialog } from '../desk/UnfitDialog'
import { useDeskChange } from '../desk/useDeskChange'
import { LevelDone } from './LevelDone'
import { messages } from './levelMessages'

/** Sets the Nexus level of a dog from a day on, with a written reason. */
export const LevelForm = ({ known }: { known: DeskDog }) => {
  const { formatMessage } = useIntl()
  const { data: levels } = useGetNexusLevelsQuery()
  const today = useAppSelector(selectNow).slice(0, 10)
  const calendar = useOpen({ kind: 'dialog', dialog: 'levelFrom' })
  const { id, name, version, nexusRank } = known.dog
  const { send, unfit, close, done } = useDeskChange(useSetLevelMutation, 'setLevel', known)
  const { of, press, ...form } = useForm({
    form: 'set-level',
    idPrefix: 'level-',
    record: { id, version },
    base: { rank: String(nexusRank), from: today, reason: '' },
    labels: {
      rank: formatMessage(messages.level),
      from: formatMessage(messages.firstDay),
      reason: formatMessage(messages.why),
    },
    invalid: { reason: formatMessage(messages.whyInvalid), from: formatMessage(messages.dayInvalid) },
    parse: ({ rank, ...values }) => parse(LevelDecision, { ...values, rank: Number(rank), version, agreed: [] }),
    send,
  })
  return (
    <Section heading={formatMessage(messages.setHeading)}>
      {done ? (
        <LevelDone dog={done.dog} />
      ) : (
        levels && (
          <Form form={form} action={<FormattedMessage {...messages.set} />} variant="outline">
            <p>
              <FormattedMessage {...messages.setText} values={{ dog: name }} />
            </p>
            <SelectField {...of('rank')}>
              {levels.map((level) => (
                <option key={level.rank} value={level.rank}>
                  {level.rank}. {level.name}
                </option>
              ))}
            </SelectField>
            <DateField min={today} max={addTo(today, { days: levelDaysAhead })} calendar={calendar} {...of('from')} />
            <TextAreaField {...of('reason')} hint={formatMessage(messages.whyHint)} />
          </Form>
        )
      )}
      <UnfitDialog dog={name} unfit={unfit} pending={form.pending} onClose={close} onConfirm={press} />
    </Section>
  )
}
