import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { OfficeExtras, OfficeSold } from '#contract/extra/extra'
import { entryWays } from '#contract/payment/deskWays'
import { limits } from '#contract/shared/limits'
import { fill, paths } from '#contract/shared/paths'
import { useGetDeskExtrasQuery } from '../../../api/extra/deskExtraApi'
import { Form } from '../../../forms/Form'
import { useFormats } from '../../../i18n/useFormats'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { EmptyState } from '../../../ui/kit/EmptyState'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { FormError } from '../../../ui/kit/FormError'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Notice } from '../../../ui/kit/Notice'
import { Page } from '../../../ui/kit/Page'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextField } from '../../../ui/kit/TextField'
import { TextLink } from '../../../ui/kit/TextLink'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { PersonPicker } from '../../desk/shared/PersonPicker'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { AllShows } from './AllShows'
import { ExtraChoice } from './ExtraChoice'
import { messages, sellMessages, wayMessages } from './messages'
import { useSellExtras } from './useSellExtras'

const Total = chakra('p', { base: { textStyle: 'h3', fontVariantNumeric: 'tabular-nums' } })

const whyNot: Record<string, (typeof sellMessages)['priceChanged']> = {
  price_changed: sellMessages.priceChanged,
  not_eligible: sellMessages.unavailable,
  places_gone: sellMessages.unavailable,
  idempotency_key_mismatch: sellMessages.otherTry,
}

const Sold = ({ number, memberName, pieces, total, currency }: OfficeSold) => {
  const { money } = useFormats()
  return (
    <Notice>
      <FormattedMessage
        {...sellMessages.sold}
        values={{ member: <bdi key="member">{memberName}</bdi>, pieces, number, total: money(total, currency) }}
      />
    </Notice>
  )
}

const Lapsed = ({ id, name }: { id: string; name: string }) => (
  <Notice
    tone="warning"
    action={
      <TextLink asChild alone>
        <Link to={fill(paths.deskMember, { id })}>
          <FormattedMessage {...sellMessages.toMember} />
        </Link>
      </TextLink>
    }
  >
    <FormattedMessage {...sellMessages.noMember} values={{ member: <bdi key="member">{name}</bdi> }} />
  </Notice>
)

const isRefused = ({ items }: OfficeExtras) => items.some(({ reason }) => reason === 'no_member')

const SellForm = ({ slug }: { slug: string }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { form, known, choose, total } = useSellExtras(slug)
  const { of, answer, failure, values, leave, focus, set } = form
  const { memberId, extras, after, way } = values
  const sold = answer.data
  // The next member straight away, without a mouse, in a search that has forgotten the one before.
  useEffect(() => {
    if (sold) leave()
  }, [sold, leave])
  useEffect(() => {
    if (after > 0) focus('memberId')
  }, [after, focus])
  const refused = failure && whyNot[failure.code]
  const { value: _value, onChange: _onChange, ...memberField } = of('memberId')
  const offered = known.currentData
  const lapsed = offered !== undefined && isRefused(offered)
  const toPay = offered && money(way === 'free' ? 0 : total, offered.currency)
  return (
    <>
      {sold && memberId === '' && <Sold {...sold} />}
      <Form
        form={form}
        action={
          toPay !== undefined && total > 0 ? (
            <FormattedMessage {...sellMessages.sellFor} values={{ total: toPay }} />
          ) : (
            <FormattedMessage {...sellMessages.sell} />
          )
        }
        icon={<Check aria-hidden />}
      >
        <PersonPicker
          key={after}
          {...memberField}
          hint={formatMessage(sellMessages.memberHint)}
          option={sellMessages.memberOption}
          value={memberId}
          chosen={offered?.memberName ?? null}
          onChange={({ target }) => choose(target.value)}
        />
        {memberId !== '' && !offered && known.isError && (
          <ErrorState heading={<FormattedMessage {...sellMessages.failed} />} onAgain={() => void known.refetch()}>
            <FormattedMessage {...messages.failedText} />
          </ErrorState>
        )}
        {memberId !== '' && !offered && !known.isError && (
          <SkeletonRows rows={3} label={formatMessage(sellMessages.loading)} />
        )}
        {lapsed && <Lapsed id={memberId} name={offered.memberName} />}
        {offered && !lapsed && (
          <ExtraChoice
            extras={offered.items}
            currency={offered.currency}
            pieces={extras}
            error={of('extras').error}
            onChange={(pieces) => set('extras', pieces, { refusal: null })}
          />
        )}
        <RadioGroup
          {...of('way')}
          options={entryWays.map((one) => ({ value: one, label: <FormattedMessage {...wayMessages[one]} /> }))}
        />
        <TextField
          {...of('reason')}
          autoComplete="off"
          maxLength={limits.reasonMax}
          hint={formatMessage(way === 'free' ? messages.reasonFree : sellMessages.reasonHint)}
        />
        {toPay !== undefined && (
          <Total role="status">
            <FormattedMessage {...messages.toPay} values={{ total: toPay }} />
          </Total>
        )}
        {refused && (
          <FormError>
            <FormattedMessage {...refused} />
          </FormError>
        )}
        {failure?.code === 'own_account' && <FormError>{failure.message}</FormError>}
      </Form>
    </>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.sellExtras) ?? { slug: '' }
  const query = useGetDeskExtrasQuery(slug)
  const known = query.currentData
  const title = formatMessage(sellMessages.title)
  const toExtras = { to: fill(paths.showExtras, { slug }), text: formatMessage(messages.extras) }
  return (
    <Page
      before={<DeskTrail section="shows" show={known ? { slug, name: known.showName } : { slug }} more={toExtras} />}
      title={title}
      lead={known && formatMessage(sellMessages.lead)}
      width="column"
    >
      {!known && <RecordWaiting query={query} messages={messages} out={<AllShows />} />}
      {known &&
        (known.items.every(({ paused }) => paused) ? (
          <EmptyState
            heading={formatMessage(sellMessages.none)}
            action={
              <TextLink asChild alone>
                <Link to={toExtras.to}>
                  <FormattedMessage {...sellMessages.toExtras} />
                </Link>
              </TextLink>
            }
          >
            <FormattedMessage {...sellMessages.noneText} />
          </EmptyState>
        ) : (
          <SellForm slug={slug} />
        ))}
    </Page>
  )
}

/** /desk/shows/{slug}/sell: extras that members pay for at the show office, one member after the other. */
export const SellExtrasScreen = () => (
  <MessagesOf part="entry.add">
    <Read />
  </MessagesOf>
)
