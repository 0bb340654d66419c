import { chakra } from '@chakra-ui/react'
import { Plus, ShoppingBag } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { DeskExtra, DeskExtras } from '#contract/extra/extra'
import { fill, paths } from '#contract/shared/paths'
import { useGetDeskExtrasQuery, useSaveExtrasMutation } from '../../../../api/extra/deskExtraApi'
import { useFormats } from '../../../../i18n/useFormats'
import { useShownLocale } from '../../../../i18n/useShownLocale'
import { useRouteParams } from '../../../../store/router/useRouteParams'
import type { DialogOverlay } from '../../../../store/ui/overlay'
import { useOpen } from '../../../../store/ui/useOpen'
import { Button } from '../../../../ui/kit/Button'
import { EmptyState } from '../../../../ui/kit/EmptyState'
import { MessagesOf } from '../../../../ui/kit/MessagesOf'
import { Numeral } from '../../../../ui/kit/Numeral'
import { Page } from '../../../../ui/kit/Page'
import { RowAction } from '../../../../ui/kit/RowAction'
import { StateTag } from '../../../../ui/kit/StateTag'
import { Table } from '../../../../ui/kit/Table'
import { TextLink } from '../../../../ui/kit/TextLink'
import { useLostFocus } from '../../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../../desk/shared/RecordWaiting'
import { SaveTable } from '../../../desk/shared/SaveTable'
import { DeleteExtra } from './DeleteExtra'
import { EditExtra } from './EditExtra'
import { formMessages, kindMessages, messages } from './extraMessages'

const Line = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' } })
const Actions = chakra('span', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '4' } })
const Above = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const newDialog: DialogOverlay = { kind: 'dialog', dialog: 'newExtra' }

interface KnownProps {
  slug: string
  known: DeskExtras
}

const Add = ({ slug, known }: KnownProps) => {
  const { isOpen, setOpen } = useOpen(newDialog)
  return (
    <>
      <Button
        variant={known.items.some(({ paused }) => !paused) ? 'outline' : 'plank'}
        icon={<Plus aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...formMessages.add} />
      </Button>
      {isOpen && (
        <EditExtra
          dialog={newDialog}
          slug={slug}
          currency={known.currency}
          endDate={known.endDate}
          extra={null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const ExtraActions = ({ slug, known: { endDate }, extra }: KnownProps & { extra: DeskExtra }) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const dialog: DialogOverlay = { kind: 'dialog', dialog: 'editExtra', of: extra.id }
  const { isOpen, setOpen } = useOpen(dialog)
  return (
    <Actions>
      <RowAction
        label={formatMessage(formMessages.editNamed, { extra: extra.name[locale] })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...formMessages.edit} />
      </RowAction>
      {extra.isSold ? (
        <TextLink asChild alone>
          <Link
            to={fill(paths.extraBuyers, { slug, id: extra.id })}
            aria-label={formatMessage(messages.buyersNamed, { extra: extra.name[locale] })}
          >
            <FormattedMessage {...messages.buyers} />
          </Link>
        </TextLink>
      ) : (
        <DeleteExtra slug={slug} extra={extra} />
      )}
      {isOpen && (
        <EditExtra
          dialog={dialog}
          slug={slug}
          currency={extra.currency}
          endDate={endDate}
          extra={extra}
          onClose={() => setOpen(false)}
        />
      )}
    </Actions>
  )
}

/** How many were sold of how many, with those in checkouts and of each option. */
const Sold = ({ extra: { sold, limit, options } }: { extra: DeskExtra }) => {
  const locale = useShownLocale()
  const { number } = useFormats()
  const { formatMessage } = useIntl()
  const text = (paid: number, of: number | null) =>
    of === null ? number(paid) : formatMessage(messages.soldOf, { sold: paid, limit: of })
  return (
    <>
      <Numeral size="s">{text(sold.paid, limit)}</Numeral>
      {sold.held > 0 && (
        <Line>
          <FormattedMessage {...messages.held} values={{ held: sold.held }} />
        </Line>
      )}
      {options.map((option) => (
        <Line key={option.id}>
          <FormattedMessage
            {...messages.ofOption}
            values={{
              option: <bdi key="option">{option.name[locale]}</bdi>,
              sold: text(option.sold.paid, option.limit),
            }}
          />
        </Line>
      ))}
    </>
  )
}

const Known = ({ slug, known }: KnownProps) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const { money } = useFormats()
  const [save, saved] = useSaveExtrasMutation({ fixedCacheKey: 'extras' })
  const part = useLostFocus(known)
  const columns = ['extra', 'price', 'sold', 'state', 'actions'] as const
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug, name: known.showName }} />}
      title={formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} values={{ show: <bdi key="show">{known.showName}</bdi> }} />}
      aside={
        <Above>
          {known.items.some(({ isSold }) => isSold) && (
            <SaveTable menu="exportExtras" messages={messages} saved={saved} onSave={(as) => void save({ as, slug })} />
          )}
          <Add slug={slug} known={known} />
          {known.items.some(({ paused }) => !paused) && (
            <Button asChild icon={<ShoppingBag aria-hidden />}>
              <Link to={fill(paths.sellExtras, { slug })}>
                <FormattedMessage {...messages.sell} />
              </Link>
            </Button>
          )}
        </Above>
      }
    >
      <div ref={part} tabIndex={-1}>
        {known.items.length === 0 ? (
          <EmptyState heading={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </EmptyState>
        ) : (
          <Table
            label={formatMessage(messages.title)}
            head={columns.map((column) => ({
              label: formatMessage(messages[column]),
              numeral: column === 'price' || column === 'sold',
            }))}
            rows={known.items.map((extra) => ({
              id: extra.id,
              cells: [
                <span key="extra">
                  <bdi>{extra.name[locale]}</bdi>
                  <Line>
                    <FormattedMessage {...kindMessages[extra.kind]} />
                  </Line>
                </span>,
                <Numeral key="price" size="s">
                  {money(extra.price, extra.currency)}
                </Numeral>,
                <Sold key="sold" extra={extra} />,
                <StateTag key="state" tone={extra.paused ? 'warning' : 'success'}>
                  <FormattedMessage {...(extra.paused ? messages.paused : messages.onSale)} />
                </StateTag>,
                <ExtraActions key="actions" slug={slug} known={known} extra={extra} />,
              ],
            }))}
          />
        )}
      </div>
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.showExtras) ?? { slug: '' }
  const query = useGetDeskExtrasQuery(slug, { refetchOnFocus: true })
  if (query.currentData) return <Known slug={slug} known={query.currentData} />
  return (
    <Page title={formatMessage(messages.title)} before={<DeskTrail section="shows" show={{ slug }} />}>
      <RecordWaiting
        query={query}
        messages={messages}
        out={
          <TextLink asChild alone>
            <Link to={paths.deskShows}>
              <FormattedMessage {...messages.allShows} />
            </Link>
          </TextLink>
        }
      />
    </Page>
  )
}

/** /desk/shows/{slug}/extras: what a show sells besides entries, and what was sold. */
export const ShowExtrasScreen = () => (
  <MessagesOf part="show.desk">
    <Read />
  </MessagesOf>
)
