import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { EntryRequest } from '#contract/purchase/cartItem'
import type { EntryChoices } from '#contract/entry/change'
import type { useForm } from '../../../../forms/useForm'
import { useClassText } from '../../../../i18n/useClassText'
import { useReasons } from '../../../../i18n/useReasons'
import { FormError } from '../../../../ui/kit/FormError'
import { SelectField } from '../../../../ui/kit/SelectField'
import { reasonsIn } from './choice'
import { messages } from './messages'

const Fields = chakra('div', { base: { display: 'grid', gap: '4' } })
const Why = chakra('ul', { base: { paddingInlineStart: '5', listStyle: 'disc' } })

interface Props {
  /** The dog that is entered now. */
  dogName: string
  choices: EntryChoices
  form: { of: ReturnType<typeof useForm>['of']; values: EntryRequest; isStale: boolean }
}

/** The dog and the class that an entry becomes, and why a pair of them is not possible. */
export const ChoiceFields = ({ dogName, choices, form: { of, values, isStale } }: Props) => {
  const wordReason = useReasons()
  const textOf = useClassText()
  const { classes, dogs, current } = choices
  // A dog that the payer no longer keeps is entered still.
  const named = dogs.some(({ id }) => id === current.dogId) ? dogs : [{ id: current.dogId, name: dogName }, ...dogs]
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
