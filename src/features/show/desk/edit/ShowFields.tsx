import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { useForm } from '../../../../forms/useForm'
import { useRuleSetNames } from '../../../rules/shared/useRuleSetNames'
import { useOpen } from '../../../../store/ui/useOpen'
import { DateField } from '../../../../ui/kit/DateField'
import { SelectField } from '../../../../ui/kit/SelectField'
import { SectionHeading } from '../../../../ui/kit/SectionHeading'
import { TextAreaField } from '../../../../ui/kit/TextAreaField'
import { useGetShowConflictsQuery } from '../../../../api/show/showEditApi'
import { TextField } from '../../../../ui/kit/TextField'
import { screenMessages } from '../editMessages'
import { fieldMessages as messages } from './messages'
import { PeopleField } from './PeopleField'
import type { ShowValues } from './showValues'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    // Two columns where both have room, regardless of the space beside the form.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, calc(50% - 8px))), 1fr))',
    gap: '4',
    marginBottom: '4',
  },
})
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Times = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '3',
  },
})

type ShowFormState = Pick<ReturnType<typeof useForm>, 'of' | 'set'>
type Day = 'startDate' | 'endDate' | 'entriesOpenDay' | 'entriesCloseDay' | 'earlyUntil'

const ShowDay = ({ name, of }: { name: Day; of: ShowFormState['of'] }) => (
  <DateField calendar={useOpen({ kind: 'dialog', dialog: name })} {...of(name)} />
)

const RuleSetField = ({ of, value }: { of: ShowFormState['of']; value: string }) => {
  const { formatMessage } = useIntl()
  const names = useRuleSetNames()
  return (
    <SelectField hint={formatMessage(messages.rulesHint)} {...of('ruleSet')}>
      {!names.has(value) && <option value={value}>{value}</option>}
      {[...names].map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const none: never[] = []

/** Loaded for the chosen person, saved or not; a new person has no conflicts yet. */
const useConflicts = (slug: string, { judges, approvers }: ShowValues) => {
  const ids = [...new Set([...judges, ...approvers].flatMap(({ id }) => id ?? []))].sort()
  const { data = none } = useGetShowConflictsQuery({ slug, people: ids.join(',') }, { skip: ids.length === 0 })
  return data.flatMap((conflict) => ('personId' in conflict ? [conflict] : []))
}

/** The facts of a show: all but its classes. */
export const ShowFields = ({ of, set, values, slug }: ShowFormState & { values: ShowValues; slug: string }) => {
  const conflicts = useConflicts(slug, values)
  const { formatMessage } = useIntl()
  const text = (message: keyof typeof messages) => formatMessage(messages[message])
  const time = { inputMode: 'numeric', autoComplete: 'off', hint: text('timeHint') } as const
  const position = { inputMode: 'decimal', autoComplete: 'off', hint: text('positionHint') } as const
  return (
    <>
      <SectionHeading level={2} heading={<FormattedMessage {...screenMessages.facts} />} />
      <Fields>
        <TextField autoComplete="off" {...of('name')} />
        <TextField autoComplete="off" {...of('timeZone')} />
        <ShowDay name="startDate" of={of} />
        <ShowDay name="endDate" of={of} />
        <RuleSetField of={of} value={values.ruleSet} />
      </Fields>
      <SectionHeading level={2} heading={<FormattedMessage {...screenMessages.place} />} />
      <Fields>
        <TextAreaField hint={text('addressHint')} {...of('addressLines')} />
        <Stack>
          <TextField autoComplete="off" {...of('city')} />
          <TextField autoComplete="off" {...of('postcode')} />
        </Stack>
        <TextField autoComplete="off" {...of('country')} />
        <Times>
          <TextField {...position} {...of('latitude')} />
          <TextField {...position} {...of('longitude')} />
        </Times>
      </Fields>
      <SectionHeading level={2} heading={<FormattedMessage {...screenMessages.entries} />} />
      <Fields>
        <Times>
          <ShowDay name="entriesOpenDay" of={of} />
          <TextField {...time} {...of('entriesOpenTime')} />
        </Times>
        <Times>
          <ShowDay name="entriesCloseDay" of={of} />
          <TextField {...time} {...of('entriesCloseTime')} />
        </Times>
        <TextField inputMode="numeric" autoComplete="off" hint={text('refundHint')} {...of('refundPercent')} />
        {(['showPlaces', 'dayPlaces', 'memberRuns'] as const).map((name) => (
          <TextField key={name} inputMode="numeric" autoComplete="off" hint={text('limitHint')} {...of(name)} />
        ))}
        <ShowDay name="earlyUntil" of={of} />
        <TextField inputMode="numeric" autoComplete="off" hint={text('secondDogHint')} {...of('secondDogPercent')} />
        <TextField inputMode="numeric" autoComplete="off" hint={text('helperHint')} {...of('helperPercent')} />
      </Fields>
      <SectionHeading level={2} heading={<FormattedMessage {...screenMessages.people} />} />
      <Fields>
        <PeopleField
          name="judges"
          label={text('judges')}
          error={of('judges').error}
          value={values.judges}
          conflicts={conflicts}
          onChange={(people) => set('judges', people, { refusal: null })}
        />
        <PeopleField
          name="approvers"
          label={text('approvers')}
          hint={text('approversHint')}
          error={of('approvers').error}
          value={values.approvers}
          conflicts={conflicts}
          onChange={(people) => set('approvers', people, { refusal: null })}
        />
      </Fields>
    </>
  )
}
