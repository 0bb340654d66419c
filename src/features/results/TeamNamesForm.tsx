import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { limits } from '#contract/shared/limits'
import type { OrderSheet } from '#contract/results/desk'
import { useNameTeamsMutation, type ClassArg } from '../../api/results/resultApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { Section } from '../../ui/kit/Section'
import { TextField } from '../../ui/kit/TextField'
import { orderMessages as messages } from './messages'

const Text = chakra('p', { base: { paddingBottom: '4' } })
const Fields = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
})

/** Which team each dog of a class runs in: dogs with the same name are one. */
export const TeamNamesForm = ({ at, sheet: { runs, cls } }: { at: ClassArg; sheet: OrderSheet }) => {
  const { formatMessage } = useIntl()
  const base = Object.fromEntries(runs.map(({ entryId, team }) => [entryId, team]))
  const {
    of,
    answer: _answer,
    ...form
  } = useFormMutation(useNameTeamsMutation, {
    form: `teams/${at.classId}`,
    base,
    labels: Object.fromEntries(runs.map(({ entryId, dogName }) => [entryId, dogName])),
    parse: (values) => ({
      success: true,
      data: { ...at, teams: runs.map(({ entryId }) => ({ entryId, team: (values[entryId] ?? '').trim() })) },
    }),
  })
  return (
    <Section heading={formatMessage(messages.teams)} level={2}>
      <Text>
        <FormattedMessage {...messages.teamsText} values={{ size: cls.teamSize }} />
      </Text>
      <Form form={form} action={<FormattedMessage {...messages.saveTeams} />} variant="outline">
        <Fields>
          {runs.map(({ entryId, handler }) => (
            <TextField key={entryId} {...of(entryId)} hint={handler} autoComplete="off" maxLength={limits.nameMax} />
          ))}
        </Fields>
      </Form>
    </Section>
  )
}
