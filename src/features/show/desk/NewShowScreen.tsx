import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useNavigate } from 'react-router'
import { daysBetween, addTo } from '#contract/shared/calendar'
import type { DeskShowRow } from '#contract/show/desk'
import { fill, paths } from '#contract/shared/paths'
import { parse } from '#contract/shared/parse'
import { copiedStart, suggestedCopy } from '#contract/show/edit'
import { NewShow } from '#contract/show/form'
import { useGetDeskShowsInfiniteQuery } from '../../../api/show/deskShowApi'
import { itemsOf } from '../../../api/paging'
import { useAddShowMutation } from '../../../api/show/showEditApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useFormats } from '../../../i18n/useFormats'
import { useAppSelector } from '../../../store/hooks'
import { useOpen } from '../../../store/ui/useOpen'
import { selectNow } from '../../../store/ui/uiSlice'
import { Button } from '../../../ui/kit/Button'
import { DateField } from '../../../ui/kit/DateField'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { SelectField } from '../../../ui/kit/SelectField'
import { TextField } from '../../../ui/kit/TextField'
import { screenMessages as messages } from './editMessages'
import { fieldMessages } from './edit/messages'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** When a copy is held: said before it is made. */
const CopiedDays = ({ of, wanted }: { of: DeskShowRow; wanted: string }) => {
  const { dayRange } = useFormats()
  if (!isDay(wanted)) return null
  const start = copiedStart(of.startDate, wanted)
  const days = dayRange(start, addTo(start, { days: daysBetween(of.startDate, of.endDate) }))
  return (
    <p role="status">
      <FormattedMessage {...messages.copyText} values={{ days }} />
    </p>
  )
}

const Written = () => {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const shows = itemsOf(useGetDeskShowsInfiniteQuery({ order: 'newest', text: '', state: '' }).data) ?? []
  const [first, last] = [
    useOpen({ kind: 'dialog', dialog: 'startDate' }),
    useOpen({ kind: 'dialog', dialog: 'endDate' }),
  ]
  const { of, values, failure, ...form } = useFormMutation(useAddShowMutation, {
    form: 'new-show',
    base: { copyOf: '', name: '', startDate: '', endDate: '' },
    labels: {
      copyOf: formatMessage(messages.copyOf),
      name: formatMessage(fieldMessages.name),
      startDate: formatMessage(fieldMessages.startDate),
      endDate: formatMessage(fieldMessages.endDate),
    },
    parse: ({ copyOf, endDate, ...rest }) =>
      parse(NewShow, { ...rest, copyOf: copyOf === '' ? null : copyOf, endDate: copyOf === '' ? endDate : null }),
    onSent: (_data, { slug }) => void navigate(fill(paths.editShow, { slug })),
  })
  const copied = shows.find(({ slug }) => slug === values.copyOf)
  const today = useAppSelector(selectNow).slice(0, 10)
  /** Name and day of the next time, unless something else was typed. */
  const chooseCopy = (slug: string) => {
    form.set('copyOf', slug)
    const of = shows.find((show) => show.slug === slug)
    const [before, next] = [copied, of].map((show) => show && suggestedCopy(show, today))
    for (const field of ['name', 'startDate'] as const)
      if (values[field] === '' || values[field] === before?.[field]) form.set(field, next?.[field] ?? '')
  }
  const isSaid = failure !== null && Object.keys(failure.fields).length === 0
  return (
    <Page
      before={<DeskTrail section="shows" />}
      title={formatMessage(messages.newTitle)}
      lead={formatMessage(messages.newLead)}
      width="column"
    >
      <Form
        form={form}
        action={<FormattedMessage {...messages.create} />}
        aside={
          <Button asChild variant="quiet">
            <Link to={paths.deskShows}>
              <FormattedMessage {...messages.back} />
            </Link>
          </Button>
        }
      >
        <SelectField {...of('copyOf')} onChange={({ target }) => chooseCopy(target.value)}>
          <option value="">{formatMessage(messages.copyNone)}</option>
          {shows.map(({ slug, name, startDate }) => (
            <option key={slug} value={slug}>
              {`${name}, ${startDate.slice(0, 4)}`}
            </option>
          ))}
        </SelectField>
        <TextField autoComplete="off" {...of('name')} />
        <DateField calendar={first} {...of('startDate')} />
        {copied ? (
          <CopiedDays of={copied} wanted={values.startDate} />
        ) : (
          <DateField calendar={last} {...of('endDate')} />
        )}
        {isSaid && <FormError>{failure.message}</FormError>}
      </Form>
    </Page>
  )
}

/** /desk/shows/new: an empty draft, or a copy of another show. */
export const NewShowScreen = () => (
  <MessagesOf part="show.edit">
    <Written />
  </MessagesOf>
)
