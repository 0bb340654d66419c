import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { sumsOf, type Settlement } from '#contract/money/settlement'
import { paths } from '#contract/shared/paths'
import { useGetSettlementQuery, useSaveSettlementMutation } from '../../../api/money/settlementApi'
import { useClassText } from '../../../i18n/useClassText'
import { useShownLocale } from '../../../i18n/useShownLocale'
import { useRouteParams } from '../../../store/router/useRouteParams'
import { MessagesOf } from '../../../ui/kit/MessagesOf'
import { Page } from '../../../ui/kit/Page'
import { Section } from '../../../ui/kit/Section'
import { TextLink } from '../../../ui/kit/TextLink'
import { useLostFocus } from '../../../ui/kit/useLostFocus'
import { DeskTrail } from '../../desk/shared/DeskTrail'
import { RecordWaiting } from '../../desk/shared/RecordWaiting'
import { SaveTable } from '../../desk/shared/SaveTable'
import { accountMessages } from '../ledgerMessages'
import { Contracts } from './Contracts'
import { Costs } from './Costs'
import { EarnedTable } from './EarnedTable'
import { messages } from './messages'
import { SettlementFigures } from './SettlementFigures'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '6', md: '7' } } })

const Tables = ({ known: { classes, extras, ways } }: { known: Settlement }) => {
  const { formatMessage } = useIntl()
  const classText = useClassText()
  const locale = useShownLocale()
  const [byWay, byClass, byExtra] = [messages.byWay, messages.byClass, messages.byExtra].map((one) =>
    formatMessage(one),
  ) as [string, string, string]
  return (
    <>
      <Section heading={byWay}>
        {ways.length === 0 ? (
          <p>
            <FormattedMessage {...messages.nothingPaid} />
          </p>
        ) : (
          <EarnedTable
            label={byWay}
            head={formatMessage(messages.way)}
            rows={ways.map(({ way, ...earned }) => ({
              id: `${way} ${earned.currency}`,
              name: formatMessage(way === 'free' ? messages.free : accountMessages[way]),
              earned,
            }))}
          />
        )}
      </Section>
      <Section heading={byClass}>
        {classes.length === 0 ? (
          <p>
            <FormattedMessage {...messages.noClasses} />
          </p>
        ) : (
          <EarnedTable
            label={byClass}
            head={formatMessage(messages.cls)}
            rows={classes.map(({ cls, ...earned }) => ({
              id: `${cls.id} ${earned.currency}`,
              name: <bdi>{classText(cls)}</bdi>,
              earned,
            }))}
          />
        )}
      </Section>
      {extras.length > 0 && (
        <Section heading={byExtra}>
          <EarnedTable
            label={byExtra}
            head={formatMessage(messages.extra)}
            counted={formatMessage(messages.pieces)}
            rows={extras.map(({ id, name, pieces, ...earned }) => ({
              id: `${id} ${earned.currency}`,
              name: <bdi>{name[locale]}</bdi>,
              count: pieces,
              earned,
            }))}
          />
        </Section>
      )}
    </>
  )
}

const Known = ({ slug, known }: { slug: string; known: Settlement }) => {
  const { formatMessage } = useIntl()
  const [save, saved] = useSaveSettlementMutation({ fixedCacheKey: 'settlement' })
  const part = useLostFocus(known)
  return (
    <Page
      before={<DeskTrail section="shows" show={{ slug, name: known.name }} />}
      title={formatMessage(messages.title)}
      lead={<bdi>{known.name}</bdi>}
      aside={
        <SaveTable menu="exportSettlement" messages={messages} saved={saved} onSave={(as) => void save({ as, slug })} />
      }
    >
      <Parts ref={part} tabIndex={-1}>
        {sumsOf(known).map((sums) => (
          <SettlementFigures key={sums.currency} sums={sums} />
        ))}
        <Tables known={known} />
        <Contracts slug={slug} known={known} />
        <Costs slug={slug} known={known} />
      </Parts>
    </Page>
  )
}

const Read = () => {
  const { formatMessage } = useIntl()
  const { slug } = useRouteParams(paths.showSettlement) ?? { slug: '' }
  const query = useGetSettlementQuery(slug, { refetchOnFocus: true })
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

/** /desk/shows/{slug}/settlement: what a show brought in and cost. */
export const ShowSettlementScreen = () => (
  <MessagesOf part="money">
    <Read />
  </MessagesOf>
)
