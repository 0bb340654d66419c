import { chakra } from '@chakra-ui/react'
import { Check, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShowExtra } from '#contract/extra/extra'
import { limits } from '#contract/shared/limits'
import type { Show } from '#contract/show/show'
import { useGetShowExtrasQuery } from '../../../api/extra/extraApi'
import { useExtraName } from '../../../i18n/useExtraName'
import { useFormats } from '../../../i18n/useFormats'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { useForm } from '../../../forms/useForm'
import { selectMember } from '../../../store/access/access'
import { selectActing, selectUser } from '../../../store/auth/authSlice'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { extraPut, selectCartExtras } from '../../../store/purchase/extrasSlice'
import { Button } from '../../../ui/kit/Button'
import { Numeral } from '../../../ui/kit/Numeral'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { SelectField } from '../../../ui/kit/SelectField'
import { extraMessages as messages } from './extraMessages'

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
})
const Facts = chakra('div', { base: { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' } })
const Choice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    // The button is beside the fields, and stays there when one of them says what is wrong.
    alignItems: 'flex-start',
    '& > button': { marginTop: { md: '26px' }, flex: { base: '1 0 100%', md: '0 0 auto' } },
  },
})
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const InCart = chakra('p', {
  base: { display: 'flex', gap: '2', color: 'success.fg', fontWeight: 'semibold', textStyle: 'small' },
})

/** The most that a page offers at once; the server has the last word. */
const shownMost = 10
const mostOf = ({ left, perMember }: ShowExtra) =>
  Math.min(left ?? shownMost, perMember ?? shownMost, shownMost, limits.extraQuantityMax)

const Buy = ({ show, extra }: { show: Show; extra: ShowExtra }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const dispatch = useAppDispatch()
  // With a server that returns no ids, carts name no owner.
  const ownerId = useAppSelector(selectUser)?.id || undefined
  const { id, kind, name, price, currency, options } = extra
  const form = useForm({
    form: `extra-${id}`,
    // Each extra of the page has fields of these names.
    idPrefix: `${id}-`,
    base: { option: '', quantity: '1' },
    labels: { option: formatMessage(messages.option), quantity: formatMessage(messages.quantity) },
    invalid: { option: formatMessage(messages.optionMissing) },
    parse: ({ option, quantity }) =>
      options.length > 0 && !options.some((one) => one.id === option)
        ? { success: false as const, fields: { option: 'invalid' as const } }
        : { success: true as const, data: { option, quantity: Number(quantity) } },
    send: ({ option, quantity }) => {
      const chosen = options.find((one) => one.id === option) ?? null
      const item = {
        extraId: id,
        optionId: chosen?.id ?? null,
        quantity,
        showSlug: show.slug,
        showName: show.name,
        kind,
        name,
        option: chosen?.name ?? null,
        currency,
        ...(ownerId !== undefined && { ownerId }),
      }
      dispatch(extraPut({ item, price, total: price * quantity }))
      return Promise.resolve(null)
    },
  })
  const { leave } = form
  useEffect(() => leave, [leave])
  const quantities = Array.from({ length: mostOf(extra) }, (_one, index) => `${index + 1}`)
  return (
    <Choice data-on-screen>
      {options.length > 0 && (
        <SelectField {...form.of('option')}>
          <option value="">{formatMessage(messages.choose)}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.left === 0}>
              {option.left === 0
                ? formatMessage(messages.optionSoldOut, { option: option.name[locale] })
                : option.name[locale]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField {...form.of('quantity')}>
        {quantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </SelectField>
      <Button
        variant="outline"
        icon={<Plus aria-hidden />}
        onClick={form.press}
        aria-label={formatMessage(messages.addNamed, { extra: name[locale] })}
      >
        <FormattedMessage {...messages.add} />
      </Button>
    </Choice>
  )
}

const Extra = ({ show, extra }: { show: Show; extra: ShowExtra }) => {
  const locale = useShownLocale()
  const { money, instant } = useFormats()
  const extraName = useExtraName()
  const member = useAppSelector(selectMember)
  const isActing = useAppSelector(selectActing) !== null
  const chosen = useAppSelector(selectCartExtras).filter(({ item }) => item.extraId === extra.id)
  const { name, price, currency, left, perMember, until, onSale, options } = extra
  const isGone = left === 0 || (options.length > 0 && options.every((option) => option.left === 0))
  return (
    <Item>
      <Facts>
        <p>
          <strong>
            <bdi>{name[locale]}</bdi>
          </strong>
        </p>
        <p>
          <Numeral size="s">{money(price, currency)}</Numeral>
        </p>
        <Small>
          {!onSale && <FormattedMessage {...messages.over} />}
          {onSale && isGone && <FormattedMessage {...messages.soldOut} />}
          {onSale && !isGone && (
            <FormattedMessage {...messages.until} values={{ until: instant(until, show.timeZone) }} />
          )}
        </Small>
        {onSale && !isGone && (left !== null || perMember !== null) && (
          <Small>
            {left !== null && <FormattedMessage {...messages.left} values={{ left }} />}
            {left !== null && perMember !== null && <span>, </span>}
            {perMember !== null && <FormattedMessage {...messages.perMember} values={{ most: perMember }} />}
          </Small>
        )}
        <div role="status">
          {chosen.map(({ item }) => (
            <InCart key={item.optionId}>
              <Check aria-hidden size={18} />
              <span>
                <FormattedMessage {...messages.inCart} values={{ extra: <bdi key="extra">{extraName(item)}</bdi> }} />
              </span>
            </InCart>
          ))}
        </div>
      </Facts>
      {onSale && !isGone && member && !isActing && <Buy show={show} extra={extra} />}
    </Item>
  )
}

/** What a show sells besides entries; a member puts it into the cart. Nothing where there is nothing. */
export const ShowExtras = ({ show }: { show: Show }) => {
  const { formatMessage } = useIntl()
  // A convenience: without an answer the show is as complete as before.
  const { data: extras = [] } = useGetShowExtrasQuery(show.slug, { refetchOnFocus: true })
  if (extras.length === 0) return null
  return (
    <Section heading={<FormattedMessage {...messages.title} />}>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <RowList label={formatMessage(messages.title)}>
        {extras.map((extra) => (
          <Extra key={extra.id} show={show} extra={extra} />
        ))}
      </RowList>
    </Section>
  )
}
