import { chakra } from '@chakra-ui/react'
import { Download, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskEntriesAdded } from '#contract/entry/addAtDesk'
import { entryWays } from '#contract/payment/deskWays'
import { limits } from '#contract/shared/limits'
import { paths } from '#contract/shared/paths'
import { failureOf } from '../../../api/failureOf'
import { useSaveEntryFormMutation } from '../../../api/entry/addAtDeskApi'
import { useGetEntryCountsQuery } from '../../../api/entry/deskEntryApi'
import { Form } from '../../../forms/Form'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { Button } from '../../../ui/kit/Button'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { AllShows } from './AllShows'
import { ClassChoice } from './ClassChoice'
import { DogPicker } from './DogPicker'
import { ExtraChoice } from './ExtraChoice'
import { messages, wayMessages } from './messages'
import { RenewOwner } from './RenewOwner'
import { useAddEntries } from './useAddEntries'

const Total = chakra('p', { base: { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' } })

const Choice = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', outline: 'none' } })

const whyNot: Record<string, (typeof messages)['priceChanged']> = {
  price_changed: messages.priceChanged,
  not_eligible: messages.notEligible,
  places_gone: messages.notEligible,
  idempotency_key_mismatch: messages.otherTry,
}

const Added = ({ number, total, currency, entries, pieces }: DeskEntriesAdded) => {
  const { money } = useFormats()
  return (
    <Notice>
      <FormattedMessage
        {...messages.added}
        values={{
          dog: <bdi>{entries[0]?.dog.name}</bdi>,
          entries: entries.length,
          pieces,
          number,
          total: money(total, currency),
        }}
      />
    </Notice>
  )
}

const AddForm = ({ slug }: { slug: string }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { form, known, extras, choose, total } = useAddEntries(slug)
  const { of, answer, failure, values, leave, focus, set } = form
  const { picked, after } = values
  const added = answer.data
  // The next dog at once, without a mouse, in a search that has forgotten the one before.
  useEffect(() => {
    if (added) leave()
  }, [added, leave])
  useEffect(() => {
    if (after > 0) focus('dog')
  }, [after, focus])
  const refused = failure && whyNot[failure.code]
  const { value: _value, onChange: _onChange, ...dogField } = of('dog')
  const classes = known.currentData
  const choice = useLostFocus(classes)
  return (
    <>
      {added && picked.dog === '' && <Added {...added} />}
      <Form form={form} action={<FormattedMessage {...messages.add} />} icon={<Plus aria-hidden />}>
        <DogPicker
          key={after}
          {...dogField}
          value={picked.dog}
          chosen={classes?.dog ?? null}
          onChange={({ target }) => choose(target.value)}
        />
        {picked.dog !== '' && !classes && known.isError && (
          <ErrorState heading={<FormattedMessage {...messages.failed} />} onAgain={() => void known.refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {picked.dog !== '' && !classes && !known.isError && (
          <SkeletonRows rows={3} label={formatMessage(messages.loading)} />
        )}
        {classes && (
          <Choice ref={choice} tabIndex={-1}>
            <RenewOwner known={classes} />
            <ClassChoice known={classes} chosen={picked.chosen} error={of('classIds').error} of={of} />
          </Choice>
        )}
        {classes && extras.length > 0 && (
          <ExtraChoice
            extras={extras}
            currency={classes.currency}
            pieces={picked.pieces}
            error={undefined}
            onChange={(pieces) => set('picked.pieces', pieces)}
          />
        )}
        <RadioGroup
          {...of('way')}
          options={entryWays.map((way) => ({ value: way, label: <FormattedMessage {...wayMessages[way]} /> }))}
        />
        <TextAreaField
          {...of('reason')}
          maxLength={limits.reasonMax}
          hint={formatMessage(values.way === 'free' ? messages.reasonFree : messages.reasonHint)}
        />
        <TextField
          {...of('handlerName')}
          autoComplete="off"
          maxLength={limits.nameMax}
          hint={formatMessage(messages.handlerHint)}
        />
        <CheckboxField {...of('isJunior')} hint={formatMessage(messages.juniorHint)} />
        <TextField {...of('phone')} type="tel" autoComplete="off" hint={formatMessage(messages.phoneHint)} />
        {classes && (
          <Total role="status">
            <FormattedMessage
              {...messages.toPay}
              values={{ total: money(values.way === 'free' ? 0 : total, classes.currency) }}
            />
          </Total>
        )}
        {refused && (
          <FormError>
            <FormattedMessage {...refused} />
          </FormError>
        )}
      </Form>
    </>
  )
}

const PrintForm = ({ slug }: { slug: string }) => {
  const [save, saved] = useSaveEntryFormMutation({ fixedCacheKey: `entry form ${slug}` })
  return (
    <div>
      <Button
        variant="outline"
        icon={<Download aria-hidden />}
        pending={saved.isLoading}
        onClick={() => void save(slug)}
      >
        <FormattedMessage {...messages.printForm} />
      </Button>
      {failureOf(saved) && (
        <FormError>
          <FormattedMessage {...messages.fileFailed} />
        </FormError>
      )}
    </div>
  )
}

const Add = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.addEntries) ?? { slug: '' }
  const query = useGetEntryCountsQuery(slug)
  const show = query.currentData?.name
  const title = formatMessage(messages.title)
  if (show === undefined)
    return (
      <Page before={<DeskTrail section="shows" show={{ slug }} ofEntries />} title={title} width="column">
        <RecordWaiting query={query} messages={messages} out={<AllShows />} />
      </Page>
    )
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug, name: show }} ofEntries />}
      title={title}
      lead={formatMessage(messages.lead)}
      width="column"
    >
      <PrintForm slug={slug} />
      <AddForm slug={slug} />
    </Page>
  )
}

/** /desk/shows/{slug}/entries/add: entries that come on paper or at the desk, one dog after the other. */
export const AddEntriesScreen = () => (
  <MessagesOf part="entry.add">
    <Add />
  </MessagesOf>
)
