import { FormattedMessage, useIntl } from 'react-intl'
import { ClassHeight } from '#contract/dog/height'
import type { DeskClass } from '#contract/results/desk'
import { limits } from '#contract/shared/limits'
import { parse, type ParseResult } from '#contract/shared/parse'
import { boundaryText, ClassSplit, readBoundary, type Boundary } from '#contract/show/regroupClasses'
import { failureOf } from '../../../api/failureOf'
import { useGetSplitQuoteQuery, useSplitClassMutation } from '../../../api/show/regroupApi'
import { useFormMutation } from '../../../forms/useFormMutation'
import { heightMessages } from '../../../i18n/domainMessages'
import { useLevelText } from '../../../i18n/useLevelText'
import { Dialog } from '../../../ui/kit/Dialog'
import { FormError } from '../../../ui/kit/FormError'
import { SelectField } from '../../../ui/kit/SelectField'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { messages as common, showMessages } from './messages'
import { RegroupedDogs } from './RegroupedDogs'
import { regroupMessages, splitMessages as messages } from './regroupMessages'
import { isRegroupable, useClassName } from './useClassName'

/** The ways to divide a class: by one height where it is open to any, and by each of its levels but the lowest. */
const boundariesOf = ({ height, startLevel, endLevel }: DeskClass) => ({
  height:
    height === 'any'
      ? ClassHeight.options.flatMap((one): Boundary[] => (one === 'any' ? [] : [{ by: 'height', height: one }]))
      : [],
  level: Array.from({ length: endLevel - startLevel }, (_none, index): Boundary => ({
    by: 'level',
    level: startLevel + index + 1,
  })),
})

const groups = [
  ['height', messages.byHeight],
  ['level', messages.byLevel],
] as const

interface Props {
  slug: string
  classes: readonly DeskClass[]
  onClose: () => void
}

/** Asks which class is split where, says whom that moves, and takes the second class's start and the reason. */
export const SplitClass = ({ slug, classes, onClose }: Props) => {
  const { formatMessage } = useIntl()
  const nameOf = useClassName()
  const levelText = useLevelText()
  const open = classes.filter((cls) => isRegroupable(cls) && Object.values(boundariesOf(cls)).flat().length > 0)
  const { of, values, press, leave, pending, failure } = useFormMutation(useSplitClassMutation, {
    form: `split-class/${slug}`,
    base: { classId: '', boundary: '', startTime: '', ring: '', capacity: '', reason: '' },
    labels: {
      classId: formatMessage(messages.cls),
      boundary: formatMessage(messages.boundary),
      startTime: formatMessage(messages.startTime),
      ring: formatMessage(messages.ring),
      capacity: formatMessage(messages.capacity),
      reason: formatMessage(regroupMessages.reason),
    },
    invalid: {
      reason: formatMessage(showMessages.reasonShort),
      startTime: formatMessage(messages.startInvalid),
    },
    sentences: { too_small: formatMessage(messages.capacityLow) },
    parse: (typed): ParseResult<ClassSplit & { slug: string }> => {
      const { startTime, reason } = typed
      const known = parse(ClassSplit, {
        classId: typed.classId,
        boundary: readBoundary(typed.boundary),
        startTime,
        reason,
        ring: typed.ring === '' ? '' : Number(typed.ring),
        capacity: typed.capacity === '' ? '' : Number(typed.capacity),
        quote: quote.currentData?.quote ?? '',
      })
      if (known.success) return { success: true, data: { ...known.data, slug } }
      const empty = Object.keys(known.fields).filter((field) => typed[field as keyof typeof typed] === '')
      return {
        ...known,
        fields: { ...known.fields, ...Object.fromEntries(empty.map((field) => [field, 'required' as const])) },
      }
    },
    onSent: onClose,
  })
  const cls = open.find(({ id }) => id === values.classId)
  const boundary = readBoundary(values.boundary)
  const boundaries = cls && boundariesOf(cls)
  const isOffered =
    boundaries && boundary && boundaries[boundary.by].some((one) => boundaryText(one) === values.boundary)
  const quote = useGetSplitQuoteQuery(
    { slug, classId: values.classId, boundary: boundary ?? { by: 'level', level: 0 } },
    { skip: !isOffered, refetchOnMountOrArgChange: true },
  )
  const refusal = quote.isError ? failureOf(quote) : null
  const textOf = (one: Boundary): string =>
    one.by === 'height'
      ? formatMessage(heightMessages[one.height])
      : levelText({ startLevel: one.level, endLevel: cls?.endLevel ?? one.level, scale: cls?.scale ?? 'nexus' })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      irreversible
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      confirm={{
        action: <FormattedMessage {...messages.confirm} />,
        keep: <FormattedMessage {...regroupMessages.keep} />,
        pending,
        onConfirm: press,
      }}
    >
      <SelectField {...of('classId')}>
        <option value="">{formatMessage(regroupMessages.choose)}</option>
        {open.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <SelectField {...of('boundary')}>
        <option value="">{formatMessage(regroupMessages.choose)}</option>
        {groups.map(
          ([by, label]) =>
            boundaries &&
            boundaries[by].length > 0 && (
              <optgroup key={by} label={formatMessage(label)}>
                {boundaries[by].map((one) => (
                  <option key={boundaryText(one)} value={boundaryText(one)}>
                    {textOf(one)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </SelectField>
      {isOffered && quote.currentData && (
        <div role="status">
          <RegroupedDogs quote={quote.currentData} />
          <p>
            <FormattedMessage {...messages.stays} values={{ stays: quote.currentData.stays }} />{' '}
            {boundary.by === 'height' && <FormattedMessage {...messages.anyHeight} />}
          </p>
        </div>
      )}
      {isOffered && quote.isFetching && !quote.currentData && (
        <SkeletonRows rows={2} label={formatMessage(common.loading)} />
      )}
      <TextField {...of('startTime')} type="time" />
      <TextField {...of('ring')} inputMode="numeric" />
      <TextField {...of('capacity')} inputMode="numeric" hint={formatMessage(messages.capacityHint)} />
      <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
      {refusal && <FormError>{refusal.message}</FormError>}
      {failure && Object.keys(failure.fields).length === 0 && <FormError>{failure.message}</FormError>}
    </Dialog>
  )
}
