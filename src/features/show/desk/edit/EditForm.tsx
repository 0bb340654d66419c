import { Save } from 'lucide-react'
import * as z from 'zod/mini'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { WrittenReason } from '#contract/shared/text'
import { showEdits } from '#contract/show/life'
import { showTextFields } from '#contract/show/fields'
import { isShowFieldCode } from '#contract/show/fieldCodes'
import type { EditedShow, ShowForm } from '#contract/show/form'
import { useSaveShowMutation } from '../../../../api/show/showEditApi'
import { failureOf } from '../../../../api/failureOf'
import { Form } from '../../../../forms/Form'
import { useForm } from '../../../../forms/useForm'
import { useCallKey } from '../../../../store/router/useCallKey'
import { Button } from '../../../../ui/kit/Button'
import { FormError } from '../../../../ui/kit/FormError'
import { Notice } from '../../../../ui/kit/Notice'
import { OnDemand } from '../../../../ui/kit/OnDemand'
import { screenMessages } from '../editMessages'
import { cellMessages, fieldMessages, messages } from './messages'
import { cellNames } from './rows'
import { useCodeSentences } from './useCodeSentences'
import { MoveDay } from './MoveDay'
import { ShowConflict } from './ShowConflict'
import { ShowFields } from './ShowFields'
import { TextAreaField } from '../../../../ui/kit/TextAreaField'
import { limits } from '#contract/shared/limits'
import { atInputs, isProposal, readShow, toValues } from './showValues'

const loadClasses = async () => (await import(/* webpackChunkName: "show-classes" */ './ClassesPart')).ClassesPart

const inputNames = [
  ...(['name', 'timeZone', 'startDate', 'endDate', 'ruleSet', 'addressLines', ...showTextFields] as const),
  ...(['latitude', 'longitude', 'entriesOpenDay', 'entriesOpenTime', 'entriesCloseDay', 'entriesCloseTime'] as const),
  ...(['refundPercent', 'showPlaces', 'dayPlaces', 'memberRuns', 'earlyUntil'] as const),
  ...(['secondDogPercent', 'helperPercent', 'judges', 'approvers'] as const),
  ...(['movedDay', 'movedTo', 'why'] as const),
]

/** The names of all that can be refused, in visible order. */
const useLabels = (rows: number) => {
  const { formatMessage } = useIntl()
  return useMemo(() => {
    const inputs = inputNames.map((name) => [name, formatMessage(fieldMessages[name])])
    const cells = cellNames.map((cell) => [cell, formatMessage(cellMessages[cell])] as const)
    const ofRow = (row: number) =>
      cells.map(([cell, name]) => [
        `classes.${row}.${cell}`,
        formatMessage(messages.cell, { cell: name, number: row + 1 }),
      ])
    const table = Array.from({ length: rows }, (_, row) => ofRow(row)).flat()
    return Object.fromEntries([...inputs, ['classes', formatMessage(messages.classes)], ...table]) as Record<
      string,
      string
    >
  }, [formatMessage, rows])
}

/** Codes that no other call answers with. */
const codesIn = (details: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(details).flatMap(([path, code]) => (isShowFieldCode(code) ? [[path, code]] : [])))

/** What the server has found wrong, or what it has now, by the names of the form's inputs. */
const atForm = (failure: ReturnType<typeof failureOf>) => {
  if (failure === null) return null
  const { present } = failure.details
  return {
    ...failure,
    fields: atInputs({ ...failure.fields, ...codesIn(failure.details) }),
    ...(failure.code === 'stale' && { details: { ...failure.details, present: toValues(present as ShowForm) } }),
  }
}

const useShowForm = (saved: EditedShow) => {
  const navigate = useNavigate()
  const { slug, version } = saved
  const [save, answer] = useSaveShowMutation(useCallKey(`save-show ${slug}`))
  const base = useMemo(() => toValues(saved.form), [saved.form])
  const read = (values: typeof base, baseVersion: number | null) => {
    const known = readShow(values, saved)
    if (!known.success) return known
    const why = parse(z.optional(WrittenReason), values.why.trim() === '' ? undefined : values.why)
    if (!why.success) return { success: false as const, fields: { why: 'invalid' as const } }
    return {
      success: true as const,
      data: {
        slug,
        version: baseVersion ?? version,
        form: known.data,
        ...(why.data !== undefined && { why: why.data }),
      },
    }
  }
  const form = useForm({
    sentences: useCodeSentences(),
    form: 'show',
    record: { id: slug, version },
    base,
    parse: read,
    labels: useLabels(Math.max(base.classes.length, 0) + 60),
    send: async (data) => {
      const failure = atForm(failureOf(await save(data)))
      if (failure === null) void navigate(fill(paths.deskShow, { slug }))
      return failure
    },
  })
  return { form, failure: failureOf(answer) }
}

/** Said beforehand: what saving does to a show that others have seen. */
const Consequence = ({ state, isProposed }: Pick<EditedShow, 'state' | 'isProposed'>) => {
  const kind = showEdits[state]
  if (kind === 'withdrawing')
    return (
      <Notice tone="warning">
        <FormattedMessage {...screenMessages.withdraws} />
      </Notice>
    )
  if (kind !== 'harmlessly') return null
  return (
    <Notice>
      <FormattedMessage {...(isProposed ? screenMessages.proposed : screenMessages.published)} />
    </Notice>
  )
}

/** A show as it is written: its facts, its timetable, its classes. */
export const EditForm = ({ saved }: { saved: EditedShow }) => {
  const { form, failure } = useShowForm(saved)
  const { of, set, values, refusals, conflict } = form
  const isSaid = failure !== null && failure.code !== 'stale' && Object.keys(failure.fields).length === 0
  const proposes = useMemo(() => isProposal(values, saved), [values, saved])
  return (
    <Form
      form={form}
      action={<FormattedMessage {...(proposes ? screenMessages.propose : screenMessages.save)} />}
      icon={<Save aria-hidden />}
      aside={
        <Button asChild variant="quiet">
          <Link to={fill(paths.deskShow, { slug: saved.slug })}>
            <FormattedMessage {...screenMessages.backToShow} />
          </Link>
        </Button>
      }
    >
      {conflict && <ShowConflict {...conflict} />}
      <Consequence state={saved.state} isProposed={saved.isProposed} />
      <ShowFields of={of} set={set} values={values} slug={saved.slug} />
      <OnDemand name="classes of a show" load={loadClasses}>
        {(ClassesPart) => (
          <ClassesPart
            saved={saved}
            values={values}
            refusals={refusals}
            onChange={(rows) => set('classes', rows, { refusal: null })}
            moveDay={values.classes.length > 0 && <MoveDay of={of} set={set} values={values} />}
          />
        )}
      </OnDemand>
      {proposes && (
        <TextAreaField
          {...of('why')}
          maxLength={limits.reasonMax}
          hint={<FormattedMessage {...fieldMessages.whyHint} />}
        />
      )}
      {isSaid && <FormError>{failure.message}</FormError>}
    </Form>
  )
}
