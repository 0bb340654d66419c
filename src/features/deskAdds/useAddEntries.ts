import { useIntl } from 'react-intl'
import { DeskEntries, type ClassesForDog } from '#contract/deskEntries'
import type { DeskWay } from '#contract/deskWays'
import { sum } from '#contract/money'
import { read } from '#contract/read'
import { useAddAtDeskMutation, useGetClassesForDogQuery } from '../../api/deskEntryApi'
import { useFormMutation } from '../../forms/useFormMutation'
import { useAppDispatch } from '../../store/hooks'
import { useCallKey } from '../../store/router/useCallKey'
import { newKey } from '../../store/purchase/newKey'
import { messages } from './messages'

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

const noneChosen: Record<string, boolean> = {}

/** The classes that are ticked and fit: what does not fit any more is not sent. */
const chosenOf = (known: ClassesForDog | undefined, chosen: Record<string, boolean>) =>
  known?.classes.filter(({ id, reasons }) => chosen[id] === true && reasons.length === 0) ?? []

/** The form of the desk for one dog after the other: how it was paid and why stay for the next one. */
export const useAddEntries = (slug: string) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const name = `add-entries/${slug}`
  const [, last] = useAddAtDeskMutation(useCallKey(name))
  const before = last.originalArgs?.body
  const way: DeskWay = before?.way ?? 'cash'
  const form = useFormMutation(useAddAtDeskMutation, {
    form: name,
    base: {
      ...{ dog: '', key: '', chosen: noneChosen, way, reason: before?.reason ?? '', handlerName: '', phone: '' },
    },
    labels: {
      ...{ dog: formatMessage(messages.dog), classIds: formatMessage(messages.classes) },
      ...{ way: formatMessage(messages.way), reason: formatMessage(messages.reason) },
      ...{ handlerName: formatMessage(messages.handlerName), phone: formatMessage(messages.phone) },
    },
    invalid: {
      ...{ dog: formatMessage(messages.dogMissing), classIds: formatMessage(messages.classesMissing) },
      reason: formatMessage(messages.reasonShort),
    },
    read: ({ key, chosen, ...values }) => {
      const classes = chosenOf(known.currentData, chosen)
      const expectedPrice = sum(classes.map(({ price }) => price))
      const found = read(DeskEntries, { ...values, classIds: classes.map(({ id }) => id), expectedPrice })
      if (!found.success) return { success: false, fields: worded(found.fields) }
      return { success: true, data: { slug, key, body: found.data } }
    },
  })
  const known: Known = useGetClassesForDogQuery({ slug, dog: form.values.dog }, { skip: form.values.dog === '' })
  const choose = (dog: string) => {
    form.set('dog', dog, { refusal: null })
    form.set('chosen', {})
    // Of this dog: what is sent again after a lost answer is the same entries.
    form.set('key', dispatch(newKey()))
  }
  return { form, known, choose, total: sum(chosenOf(known.currentData, form.values.chosen).map(({ price }) => price)) }
}
