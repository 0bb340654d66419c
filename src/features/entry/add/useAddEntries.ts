import { useIntl } from 'react-intl'
import { DeskEntries, type ClassesForDog } from '#contract/entry/addAtDesk'
import type { EntryWay } from '#contract/payment/deskWays'
import { sum } from '#contract/shared/money'
import { parse } from '#contract/shared/parse'
import { failureOf } from '../../../api/failureOf'
import { useAddAtDeskMutation, useGetClassesForDogQuery } from '../../../api/entry/addAtDeskApi'
import { isOutcomeUnknown } from '../../../api/payment/paymentCheckApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useAppDispatch } from '../../../store/hooks'
import { useCallKey } from '../../../store/router/useCallKey'
import { newKey } from '../../../store/purchase/newKey'
import { messages } from './messages'
import { chosenExtras, type Pieces } from './pieces'

interface Known {
  currentData?: ClassesForDog | undefined
  isError: boolean
  refetch: () => unknown
}

/** Of a dog and of classes there is one thing to say, however they are missing. */
const worded = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field, field === 'dog' || field === 'classIds' ? 'invalid' : code]),
  )

/** The dog, the idempotency key of its entries, the ticked classes and how many of each extra; choosing another dog resets all of it. */
const nothing = { dog: '', key: '', chosen: {} as Record<string, boolean>, pieces: {} as Pieces }

/**
 * The classes that are ticked and fit: what does not fit any more is not sent. `unanswered`: the call before got no
 * answer, so the reason against a class may be that very call; sending it again under its key brings the answer.
 */
const chosenOf = (known: ClassesForDog | undefined, chosen: Record<string, boolean>, unanswered: boolean) =>
  known?.classes.filter(({ id, reasons }) => chosen[id] === true && (unanswered || reasons.length === 0)) ?? []

/** The form of the desk for one dog after the other: how it was paid and why stay for the next one. */
export const useAddEntries = (slug: string) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const name = `add-entries/${slug}`
  const [, last] = useAddAtDeskMutation(useCallKey(name))
  const before = last.data
  const failure = failureOf(last)
  const unanswered = failure !== null && isOutcomeUnknown(failure)
  const way: EntryWay = before?.way ?? 'cash'
  const form = useFormMutation(useAddAtDeskMutation, {
    form: name,
    base: {
      picked: nothing,
      way,
      reason: before?.reason ?? '',
      handlerName: '',
      isJunior: false,
      phone: '',
      // Which purchase was the last: the form of the next dog is another one.
      after: before?.number ?? 0,
    },
    labels: {
      dog: formatMessage(messages.dog),
      classIds: formatMessage(messages.classes),
      way: formatMessage(messages.way),
      reason: formatMessage(messages.reason),
      handlerName: formatMessage(messages.handlerName),
      isJunior: formatMessage(messages.junior),
      phone: formatMessage(messages.phone),
    },
    invalid: {
      dog: formatMessage(messages.dogMissing),
      classIds: formatMessage(messages.classesMissing),
      reason: formatMessage(messages.reasonShort),
    },
    parse: ({ picked: { dog, key, chosen, pieces }, after: _after, ...values }) => {
      const classes = chosenOf(known.currentData, chosen, unanswered)
      const { requests, price } = chosenExtras(known.currentData?.extras ?? [], pieces)
      const expectedPrice = sum([...classes, { price }].map((one) => one.price))
      const wanted = { ...values, dog, classIds: classes.map(({ id }) => id), expectedPrice }
      const found = parse(DeskEntries, requests.length > 0 ? { ...wanted, extras: requests } : wanted)
      if (!found.success) return { success: false, fields: worded(found.fields) }
      return { success: true, data: { slug, key, body: found.data } }
    },
  })
  const known: Known = useGetClassesForDogQuery(
    { slug, dog: form.values.picked.dog },
    { skip: form.values.picked.dog === '' },
  )
  // The key is of this dog: what is sent again after a lost answer is the same entries.
  const choose = (dog: string) => form.set('picked', { dog, key: dispatch(newKey()), chosen: {}, pieces: {} })
  const { picked } = form.values
  const chosen = chosenOf(known.currentData, picked.chosen, unanswered)
  const extras = known.currentData?.extras ?? []
  const { price } = chosenExtras(extras, picked.pieces)
  return {
    form,
    known,
    choose,
    /** What the owner of the dog can buy besides. */
    extras: extras.filter(({ reason }) => reason === null),
    total: sum([...chosen, { price }].map((one) => one.price)),
  }
}
