import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { EntryChoices } from '#contract/entryChange'
import type { EntryPurchaseLine } from '#contract/paidEntry'
import { useClassText } from '../../i18n/useClassText'
import { useReasons } from '../../i18n/useReasons'
import { FormError } from '../../ui/kit/FormError'
import { SelectField } from '../../ui/kit/SelectField'
import { entryChangeMessages as messages } from './changeMessages'
import { reasonsIn, type useChangeForm } from './useChangeForm'

const Fields = chakra('div', { base: { display: 'grid', gap: '4' } })
const Why = chakra('ul', { base: { paddingInlineStart: '5', listStyle: 'disc' } })

interface Props {
  line: EntryPurchaseLine
  choices: EntryChoices
  form: ReturnType<typeof useChangeForm>
}

/** The dog and the class of an entry, and why a pair of them is not possible. */
export const ChangeFields = ({ line, choices, form: { of, values, isStale } }: Props) => {
  const wordReason = useReasons()
  const textOf = useClassText()
  const { classes, dogs, current } = choices
  // A dog that the payer no longer keeps is entered still.
  const named = dogs.some(({ id }) => id === current.dogId)
    ? dogs
    : [{ id: current.dogId, name: line.item.dogName }, ...dogs]
  const reasons = reasonsIn(choices, values) ?? []
  const dog = named.find(({ id }) => id === values.dogId)?.name ?? ''
  return (
    <Fields>
      {isStale && (
        <FormError>
          <FormattedMessage {...messages.stale} />
        </FormError>
      )}
      <SelectField {...of('dogId')}>
        {named.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...of('classId')}>
        {classes.map((cls) => (
          <option key={cls.id} value={cls.id}>
            {textOf(cls)}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {reasons.length > 0 && (
          <>
            <FormattedMessage {...messages.why} />
            <Why>
              {reasons.map((reason) => (
                <li key={reason.code}>{wordReason(reason, dog)}</li>
              ))}
            </Why>
          </>
        )}
      </div>
    </Fields>
  )
}
