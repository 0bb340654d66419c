import { chakra } from '@chakra-ui/react'
import { Plus, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { normalizeText } from '#contract/shared/normalizeText'
import type { ConflictKind, ShowConflict } from '#contract/show/desk'
import type { FoundPerson, NamedPerson } from '#contract/show/form'
import { useFindPeopleQuery } from '../../../../api/show/showEditApi'
import { defineMessages } from '../../../../i18n/defineMessages'
import { Button } from '../../../../ui/kit/Button'
import { Combobox } from '../../../../ui/kit/Combobox'
import { IconButton } from '../../../../ui/kit/IconButton'
import { fieldMessages as messages } from './messages'

/** Said at a judge or an approver who has to do with the show in another way too. */
const conflictMessages: Record<ConflictKind, MessageDescriptor> = defineMessages({
  wrote_it: { id: 'show.edit.conflict.wroteIt', defaultMessage: 'Created or edited this show.' },
  household_wrote_it: {
    id: 'show.edit.conflict.householdWroteIt',
    defaultMessage: 'Lives with someone who created or edited this show.',
  },
  entered: { id: 'show.edit.conflict.entered', defaultMessage: 'Has a dog entered in this show.' },
  household_entered: {
    id: 'show.edit.conflict.householdEntered',
    defaultMessage: 'Lives with someone who has a dog entered in this show.',
  },
})

const Root = chakra('fieldset', { base: { minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2' } })
const Legend = chakra('legend', { base: { textStyle: 'h3', marginBottom: '1' } })
const Add = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', '& > :first-child': { flex: '1 1 200px' } },
})
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      borderBottom: '1px solid {colors.border}',
      '& > span': { overflowWrap: 'anywhere', minWidth: 0 },
    },
    '& small': { color: 'fg.muted' },
  },
})
const ErrorText = chakra('p', { base: { color: 'danger.fg', fontWeight: 'semibold', textStyle: 'small' } })

const Warning = chakra('span', {
  base: {
    display: 'flex',
    gap: '2',
    color: 'warning.fg',
    textStyle: 'small',
    fontWeight: 'semibold',
    '& svg': { flexShrink: 0, width: '18px', height: '18px' },
  },
})

interface Props {
  name: 'judges' | 'approvers'
  label: string
  hint?: string | undefined
  error?: string | undefined
  value: readonly NamedPerson[]
  onChange: (people: NamedPerson[]) => void
  /** Their conflicts of interest in the show. */
  conflicts: readonly ShowConflict[]
}

/** People named by a show: picked from those named before, or typed in as new. */
export const PeopleField = ({ name, label, hint, error, value, onChange, conflicts }: Props) => {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<FoundPerson | null>(null)
  const found = useFindPeopleQuery(typed.trim())
  const people = (found.data ?? []).filter(({ id }) => !value.some((one) => one.id === id))
  const labelOf = (person: FoundPerson) =>
    person.hasAccount ? person.name : formatMessage(messages.noAccount, { name: person.name })
  const search = (text: string) => {
    setTyped(text)
    setChosen(null)
  }
  const choose = (text: string) => {
    const person = people.find(({ id }) => id === text)
    if (!person) return search(text)
    setTyped(person.name)
    setChosen(person)
  }
  const kindsOf = ({ id }: NamedPerson) => conflicts.find(({ personId }) => personId === id)?.kinds ?? []
  const add = () => {
    const name = typed.trim()
    if (name === '') return
    const known = chosen ?? people.find((person) => normalizeText(person.name) === normalizeText(name))
    onChange([...value, known ? { id: known.id, name: known.name } : { id: null, name }])
    search('')
  }
  return (
    <Root id={name} tabIndex={-1} aria-describedby={error ? `${name}-error` : undefined}>
      <Legend>{label}</Legend>
      {hint && <p>{hint}</p>}
      {error && <ErrorText id={`${name}-error`}>{error}</ErrorText>}
      {value.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noOne} />
        </p>
      ) : (
        <List role="list">
          {value.map((person, index) => (
            <li key={person.id ?? person.name}>
              <span>
                <bdi>{person.name}</bdi>{' '}
                {person.id === null && (
                  <small>
                    <FormattedMessage {...messages.newPerson} />
                  </small>
                )}
                {kindsOf(person).map((kind) => (
                  <Warning key={kind}>
                    <TriangleAlert aria-hidden />
                    <FormattedMessage {...conflictMessages[kind]} />
                  </Warning>
                ))}
              </span>
              <IconButton
                label={formatMessage(messages.removePerson, { name: person.name })}
                icon={<X aria-hidden />}
                onClick={() => onChange(value.filter((_one, at) => at !== index))}
              />
            </li>
          ))}
        </List>
      )}
      <Add>
        <Combobox
          id={`${name}-find`}
          label={formatMessage(messages.find)}
          value={chosen?.id ?? typed}
          freeText={typed}
          options={people.map((person) => ({ value: person.id, label: labelOf(person) }))}
          onSearch={search}
          state={found.isError ? 'failed' : found.isFetching ? 'loading' : 'ready'}
          onAgain={() => void found.refetch()}
          onChange={({ target }) => choose(target.value)}
        />
        <Button variant="outline" icon={<Plus aria-hidden />} onClick={add}>
          <FormattedMessage {...messages.addPerson} />
        </Button>
      </Add>
    </Root>
  )
}
