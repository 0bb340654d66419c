import { chakra } from '@chakra-ui/react'
import { Send, Undo2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasCourseTime } from '#contract/show/classFormat'
import { limits } from '#contract/shared/limits'
import { parse } from '#contract/shared/parse'
import { Correction, type ResultSheet } from '#contract/results/desk'
import { failureOf } from '../../api/failureOf'
import { usePublishResultsMutation, useTakeResultsBackMutation, type ClassArg } from '../../api/results/resultApi'
import { Form } from '../../forms/Form'
import { useFormMutation } from '../../forms/useFormMutation'
import { useFormats } from '../../i18n/useFormats'
import { useCallKey } from '../../store/router/useCallKey'
import { Button } from '../../ui/kit/Button'
import { FormError } from '../../ui/kit/FormError'
import { Pole } from '../../ui/kit/Pole'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import type { TypedCell } from './cells'
import { messages as common, sheetMessages as messages } from './messages'
import type { Sheet } from './useSheet'

const focusCell = (index: number, cell: TypedCell | undefined) =>
  document.querySelector<HTMLElement>(`[data-cell="${index} ${cell}"]`)?.focus()

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    borderTop: '3px solid',
    borderColor: 'border.strong',
    paddingBlock: '4',
    maxWidth: 'text',
  },
})

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '4',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderTop: '3px solid',
    borderTopColor: 'border.strong',
    padding: '4',
    '& > div:first-of-type': { flex: '1 1 180px' },
    '& > div': { flex: '2 1 240px', minWidth: 0 },
  },
})
const Progress = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2' },
})

/** Takes published results back, with a reason that stays on record. */
export const TakeBack = ({ at, sheet: { version, publishedAt } }: { at: ClassArg; sheet: ResultSheet }) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  const { of, answer, failure, ...form } = useFormMutation(useTakeResultsBackMutation, {
    form: `take-results-back/${at.classId}`,
    base: { reason: '' },
    labels: { reason: formatMessage(messages.reason) },
    invalid: { reason: formatMessage(messages.reasonShort) },
    parse: (values) => {
      const known = parse(Correction, values)
      return known.success ? { success: true, data: { ...known.data, ...at, version } } : known
    },
  })
  const { day, time } = localMoment(publishedAt ?? '')
  return (
    <Panel>
      <p role="status">
        <FormattedMessage {...messages.published} values={{ moment: `${day}, ${time}` }} />
      </p>
      <p>
        <FormattedMessage {...messages.unpublishing} />
      </p>
      <Form
        form={form}
        action={<FormattedMessage {...messages.takeBack} />}
        icon={<Undo2 aria-hidden />}
        variant="outline"
      >
        <TextAreaField {...of('reason')} maxLength={limits.reasonMax} />
      </Form>
    </Panel>
  )
}

/** How many results are in, and the step that shows them to everyone. */
export const PublishResults = ({
  at,
  read: sheet,
  sheet: { rows },
}: {
  at: ClassArg
  read: ResultSheet
  sheet: Sheet
}) => {
  const unsaved = rows.filter(({ isUnsaved }) => isUnsaved).length
  const wrong = rows.filter((row) => row.wrong.length > 0)
  const first = wrong[0]
  const { formatMessage } = useIntl()
  const [publish, published] = usePublishResultsMutation(useCallKey(`publish results ${at.classId}`))
  const failure = failureOf(published)
  const all = sheet.rows.length
  const done = sheet.rows.filter(({ result }) => result !== null).length
  const isReady = unsaved === 0 && done === all && all > 0
  const progress = formatMessage(messages.progress, { done, all })
  return (
    <Bar>
      <Progress>
        <strong>{progress}</strong>
        <Pole share={all === 0 ? 0 : done / all} label={progress} />
      </Progress>
      <div>
        {first ? (
          <FormattedMessage {...messages.toCorrect} values={{ dogs: wrong.length, dog: first.row.dogName }} />
        ) : unsaved > 0 ? (
          <FormattedMessage {...messages.unsavedRows} values={{ rows: unsaved }} />
        ) : isReady ? (
          <FormattedMessage {...messages.publishing} />
        ) : (
          <FormattedMessage
            {...(hasCourseTime(sheet.rules.kind) ? messages.notPublished : messages.notPublishedNoTime)}
          />
        )}
        {failure && (
          <FormError>{failure.code === 'stale' ? <FormattedMessage {...common.changed} /> : failure.message}</FormError>
        )}
      </div>
      {first && (
        <Button variant="outline" dense onClick={() => focusCell(rows.indexOf(first), first.wrong[0]?.cell)}>
          <FormattedMessage {...messages.goToRow} values={{ dog: first.row.dogName }} />
        </Button>
      )}
      {isReady && (
        <Button
          icon={<Send aria-hidden />}
          pending={published.isLoading}
          onClick={() => void publish({ ...at, version: sheet.version })}
        >
          <FormattedMessage {...messages.publish} />
        </Button>
      )}
    </Bar>
  )
}
