import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import type { DeskClass, ResultSheet } from '#contract/results/desk'
import { hasCourseTime, type ClassKind } from '#contract/show/classFormat'
import { failureOf } from '../../api/failureOf'
import { useGetResultSheetQuery, type ClassArg } from '../../api/results/resultApi'
import { heightMessages, typeMessages } from '../../i18n/domainMessages'
import { useHundredths } from '../../i18n/useHundredths'
import type { CourseTexts } from '../../store/results/resultSheetsSlice'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { Figures } from '../../ui/kit/Figures'
import { FormError } from '../../ui/kit/FormError'
import { MessagesOf } from '../../ui/kit/MessagesOf'
import { TextField } from '../../ui/kit/TextField'
import { ClassPage, ClassPageWaiting } from './ClassPage'
import { Disqualify, DisqualifyPublished } from './Disqualify'
import { ImportResults } from './ImportResults'
import { Keys } from './Keys'
import { messages, orderMessages, sheetMessages } from './messages'
import { ScoringText } from './shared/ScoringText'
import { PublishResults, TakeBack } from './PublishResults'
import { ResultGrid } from './ResultGrid'
import { Papers } from './shared/Papers'
import { RunFiles } from './shared/RunFiles'
import { useOpenRow } from './useOpenRow'
import { courseFields, useSheet, type Sheet } from './useSheet'

/** Inputs keep one line, whether a label takes two or a note is below. */
const Course = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    columnGap: '4',
    rowGap: '1',
    '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4', alignItems: 'end' },
    '& > button': { gridColumn: '1 / -1', justifySelf: 'start', marginTop: '2' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '5',
    alignItems: 'start',
    '& > ul': { flex: '1 1 260px' },
    '& > form': { flex: '2 1 340px' },
  },
})
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', maxWidth: 'text' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const CourseForm = ({ sheet, kind, readOnly }: { sheet: Sheet; kind: ClassKind; readOnly: boolean }) => {
  const { formatMessage } = useIntl()
  const hundredths = useHundredths()
  const { course, courseFaults, courseIsTyped, setCourse, saveRows, maximumByRules } = sheet
  const byRules =
    maximumByRules === null
      ? undefined
      : formatMessage(sheetMessages.maximumByRules, { time: hundredths(maximumByRules) })
  const faultOf = (field: keyof CourseTexts) => {
    const code = courseFaults[field]
    return code && formatMessage(sheetMessages[code])
  }
  return (
    <Course
      onSubmit={(event) => {
        event.preventDefault()
        saveRows([])
      }}
    >
      {courseFields
        .filter((field) => field !== 'courseTime' || hasCourseTime(kind))
        .map((field) => (
          <TextField
            key={field}
            name={field}
            label={formatMessage(sheetMessages[field])}
            inputMode="decimal"
            autoComplete="off"
            readOnly={readOnly}
            value={course[field]}
            error={faultOf(field)}
            hint={field === 'maximumTime' ? byRules : undefined}
            onChange={({ target }) => setCourse({ [field]: target.value })}
          />
        ))}
      {courseIsTyped && (
        <Button type="submit" variant="outline">
          <FormattedMessage {...sheetMessages.saveCourse} />
        </Button>
      )}
    </Course>
  )
}

/** The rows of the last save, where it was refused because others had saved first. */
const refusedRows = ({ saved, sent }: Sheet): string[] =>
  failureOf(saved)?.code === 'stale' ? (sent?.runs.map(({ entryId }) => entryId) ?? []) : []

const SavedNote = ({ sheet: { saved, sent, rows } }: { sheet: Sheet }) => {
  const [only, ...others] = sent?.runs ?? []
  const dog = rows.find(({ row }) => row.entryId === only?.entryId)?.row.dogName
  return (
    <Note role="status">
      {saved.isSuccess && dog !== undefined && others.length === 0 && (
        <FormattedMessage {...sheetMessages.saved} values={{ dog }} />
      )}
    </Note>
  )
}

const Editing = ({ at, read }: { at: ClassArg; read: ResultSheet }) => {
  const sheet = useSheet(at, read)
  const mayEnter = read.cls.may.includes('results')
  const isPublished = read.publishedAt !== null
  const readOnly = isPublished || !mayEnter
  const failure = failureOf(sheet.saved)
  const { formatMessage } = useIntl()
  const done = sheet.rows.filter(({ row }) => row.result !== null).length
  const clear = sheet.rows.filter(({ score }) => score?.round === 'clear').length
  const disqualifying = useOpenRow('dialog')
  const disqualified = sheet.rows.find(({ row }) => disqualifying.isOpen(row.entryId))
  const unsaved = sheet.rows.filter(({ isUnsaved }) => isUnsaved)
  if (read.rows.length === 0) return <FormattedMessage {...orderMessages.noOne} />
  return (
    <>
      {!isPublished && readOnly && (
        <p>
          <FormattedMessage {...sheetMessages.tooEarly} />
        </p>
      )}
      <Head>
        <Figures
          label={formatMessage(messages.resultTitle)}
          figures={[
            { id: 'in', figure: done, label: formatMessage(sheetMessages.resultsIn, { all: sheet.rows.length }) },
            ...(read.rules.kind === 'points'
              ? []
              : [{ id: 'clear', figure: clear, label: formatMessage(sheetMessages.clearRounds, { count: clear }) }]),
          ]}
        />
        <CourseForm sheet={sheet} kind={read.rules.kind} readOnly={readOnly} />
      </Head>
      {!readOnly && <Keys />}
      {failure && failure.code !== 'stale' && <FormError>{failure.message}</FormError>}
      <ResultGrid
        sheet={sheet}
        kind={read.rules.kind}
        may={!mayEnter ? 'read' : isPublished ? 'disqualify' : 'edit'}
        conflicts={refusedRows(sheet)}
        onDisqualify={(entryId) => disqualifying.setOpen(entryId, true)}
      />
      {disqualified &&
        (isPublished ? (
          <DisqualifyPublished
            key={disqualified.row.entryId}
            at={at}
            version={read.version}
            dog={disqualified.row}
            onClose={() => disqualifying.setOpen(disqualified.row.entryId, false)}
          />
        ) : (
          <Disqualify
            key={disqualified.row.entryId}
            at={at}
            sheet={read}
            shown={disqualified}
            onClose={() => disqualifying.setOpen(disqualified.row.entryId, false)}
            onSaved={() => sheet.forgetRow(disqualified.row.entryId)}
          />
        ))}
      <SavedNote sheet={sheet} />
      <Note as="div">
        <MessagesOf part="results.runs">
          <ScoringText rules={read.rules} maximumTime={sheet.times.maximumTime} />
        </MessagesOf>
      </Note>
      {!readOnly && (
        <Note>
          <FormattedMessage {...sheetMessages.savingKeeps} />
        </Note>
      )}
      {!readOnly && unsaved.length > 0 && (
        <Buttons>
          <Button variant="outline" pending={sheet.isSending} onClick={() => sheet.saveRows(unsaved)}>
            <FormattedMessage {...sheetMessages.saveAll} />
          </Button>
          <Button variant="quiet" onClick={sheet.discard}>
            <FormattedMessage {...sheetMessages.discard} />
          </Button>
        </Buttons>
      )}
      <RunFiles slug={at.slug} classId={at.classId} kinds={['order', 'results']} />
      <Papers slug={at.slug} classId={at.classId} papers={['scoreSheets', 'results', 'prizes', 'certificates']} />
      {!readOnly && <ImportResults sheet={sheet} />}
      {!readOnly && <PublishResults at={at} read={read} sheet={sheet} />}
      {isPublished && mayEnter && <TakeBack at={at} sheet={read} />}
    </>
  )
}

const Show = chakra('small', { base: { display: 'block', textStyle: 'lead', color: 'fg.muted' } })

/** Which class of which show it is, in the browser's tab too. */
const Title = ({ cls: { startTime: time, type, height, name }, show }: { cls: DeskClass; show: string }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <FormattedMessage
        {...sheetMessages.titleOf}
        values={{
          time,
          name: name === '' ? 'none' : name,
          type: formatMessage(typeMessages[type]),
          height: formatMessage(heightMessages[height]),
        }}
      />
      {show !== '' && (
        <>
          {' '}
          <Show>
            <bdi>{show}</bdi>
          </Show>
        </>
      )}
    </>
  )
}

const Read = () => {
  const at = useRouteParams(paths.deskResults) ?? { slug: '', classId: '' }
  const query = useGetResultSheetQuery(at, { refetchOnFocus: true })
  const title = <FormattedMessage {...messages.resultTitle} />
  if (!query.currentData) return <ClassPageWaiting slug={at.slug} title={title} query={query} />
  const { cls, showName } = query.currentData
  return (
    <ClassPage slug={at.slug} title={<Title cls={cls} show={showName} />} cls={cls} show={showName}>
      <Editing key={at.classId} at={at} read={query.currentData} />
    </ClassPage>
  )
}

/** /desk/shows/{slug}/classes/{id}/results: the results of a class, a row a dog, from the keyboard. */
export const DeskResultsScreen = () => (
  <MessagesOf part="results">
    <Read />
  </MessagesOf>
)
