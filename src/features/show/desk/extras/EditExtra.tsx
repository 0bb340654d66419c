import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskExtra } from '#contract/extra/extra'
import { extraKinds } from '#contract/extra/kinds'
import { limits } from '#contract/shared/limits'
import { failureOf } from '../../../../api/failureOf'
import { useSaveExtraMutation } from '../../../../api/extra/deskExtraApi'
import { useForm } from '../../../../forms/useForm'
import { useShownLocale } from '../../../../i18n/useShownLocale'
import { useCallKey } from '../../../../store/router/useCallKey'
import type { DialogOverlay } from '../../../../store/ui/overlay'
import { useOpen } from '../../../../store/ui/useOpen'
import { CheckboxField } from '../../../../ui/kit/CheckboxField'
import { DateField } from '../../../../ui/kit/DateField'
import { Dialog } from '../../../../ui/kit/Dialog'
import { ErrorSummary } from '../../../../ui/kit/ErrorSummary'
import { FormError } from '../../../../ui/kit/FormError'
import { SelectField } from '../../../../ui/kit/SelectField'
import { TextField } from '../../../../ui/kit/TextField'
import { extraValues, fieldOfOption, optionFields, optionIndexes, readExtra, shownOptions } from './extraForm'
import { formMessages as messages, kindMessages } from './extraMessages'

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '4' },
})
const Options = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', '& legend': { fontWeight: 'semibold' } },
})
const Option = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '4',
    alignItems: 'end',
  },
})

interface Props {
  dialog: DialogOverlay
  slug: string
  currency: string
  /** The last day of the show. */
  endDate: string
  /** Null: a new one. */
  extra: DeskExtra | null
  onClose: () => void
}

/** Adds an extra to a show, or changes one: names, price, options and limits. */
export const EditExtra = ({ dialog, slug, currency, endDate, extra, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const calendar = useOpen({ kind: 'dialog', dialog: 'extraUntil', within: dialog })
  const name = extra ? `extra-${extra.id}` : `new-extra-${slug}`
  const [save, saved] = useSaveExtraMutation(useCallKey(name))
  const numberInvalid = formatMessage(messages.numberInvalid)
  const base = extraValues(extra)
  const ofOptions = optionIndexes.flatMap((index) => {
    const { nameEn, namePl, limit } = optionFields(index)
    return [
      [nameEn, formatMessage(messages.optionEn, { number: index + 1 })],
      [namePl, formatMessage(messages.optionPl, { number: index + 1 })],
      [limit, formatMessage(messages.optionLimit, { number: index + 1 })],
    ]
  })
  const form = useForm({
    form: name,
    base,
    leaves: true,
    labels: {
      kind: formatMessage(messages.kind),
      nameEn: formatMessage(messages.nameEn),
      namePl: formatMessage(messages.namePl),
      price: formatMessage(messages.price, { currency }),
      limit: formatMessage(messages.limit),
      perMember: formatMessage(messages.perMember),
      soldUntil: formatMessage(messages.soldUntil),
      paused: formatMessage(messages.paused),
      ...(Object.fromEntries(ofOptions) as Record<string, string>),
    },
    invalid: {
      price: formatMessage(messages.priceInvalid),
      limit: numberInvalid,
      perMember: numberInvalid,
      soldUntil: formatMessage(messages.soldUntilInvalid),
      ...(Object.fromEntries(optionIndexes.map((index) => [optionFields(index).limit, numberInvalid])) as Record<
        string,
        string
      >),
    },
    parse: (typed) => {
      const known = readExtra(typed)
      return known.success ? { success: true as const, data: { read: known.data, typed } } : known
    },
    send: async ({ read, typed }) => {
      const failure = failureOf(await save({ ...read, slug, at: extra && { id: extra.id, version: extra.version } }))
      if (failure === null) {
        onClose()
        return null
      }
      const fields = Object.entries(failure.fields).map(([field, code]) => [fieldOfOption(field, typed), code])
      return { ...failure, fields: Object.fromEntries(fields) as Record<string, string> }
    },
  })
  const { of, press, pending, values, summary, attempts, leave } = form
  const close = () => {
    leave()
    saved.reset()
    onClose()
  }
  const isStale = failureOf(saved)?.code === 'stale'
  return (
    <Dialog
      open
      onClose={close}
      title={
        extra ? (
          <FormattedMessage {...messages.editTitle} values={{ extra: <bdi key="extra">{extra.name[locale]}</bdi> }} />
        ) : (
          <FormattedMessage {...messages.addTitle} />
        )
      }
      text={<FormattedMessage {...messages.text} />}
      confirm={{ action: <FormattedMessage {...messages.save} />, pending, onConfirm: press }}
    >
      <ErrorSummary {...summary} attempt={attempts} />
      <SelectField {...of('kind')}>
        {extraKinds.map((kind) => (
          <option key={kind} value={kind}>
            {formatMessage(kindMessages[kind])}
          </option>
        ))}
      </SelectField>
      <Pair>
        <TextField autoComplete="off" maxLength={limits.nameMax} {...of('nameEn')} />
        <TextField autoComplete="off" maxLength={limits.nameMax} {...of('namePl')} />
      </Pair>
      <Pair>
        <TextField
          autoComplete="off"
          inputMode="decimal"
          hint={formatMessage(messages.priceHint)}
          maxLength={20}
          {...of('price')}
        />
        <DateField max={endDate} calendar={calendar} {...of('soldUntil')} />
        <TextField
          autoComplete="off"
          inputMode="numeric"
          hint={formatMessage(messages.noLimitHint)}
          maxLength={6}
          {...of('limit')}
        />
        <TextField
          autoComplete="off"
          inputMode="numeric"
          hint={formatMessage(messages.noLimitHint)}
          maxLength={6}
          {...of('perMember')}
        />
      </Pair>
      <Options>
        <legend>
          <FormattedMessage {...messages.options} />
        </legend>
        <p>
          <FormattedMessage {...messages.optionsHint} />
        </p>
        {optionIndexes.slice(0, shownOptions(values)).map((index) => {
          const fields = optionFields(index)
          return (
            <Option key={index}>
              <TextField autoComplete="off" maxLength={limits.nameMax} {...of(fields.nameEn)} />
              <TextField autoComplete="off" maxLength={limits.nameMax} {...of(fields.namePl)} />
              <TextField autoComplete="off" inputMode="numeric" maxLength={6} {...of(fields.limit)} />
            </Option>
          )
        })}
      </Options>
      <CheckboxField {...of('paused')} />
      {isStale && (
        <FormError>
          <FormattedMessage {...messages.stale} />
        </FormError>
      )}
    </Dialog>
  )
}
