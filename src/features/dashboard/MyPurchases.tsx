import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '../../../contract/paths'
import { useGetPurchasesQuery } from '../../api/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { Failed } from '../../ui/kit/Failed'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

export const MyPurchases = () => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const { data: purchases, isError, refetch } = useGetPurchasesQuery()
  return (
    <Section heading={formatMessage(messages.purchases)}>
      {isError && (
        <Failed heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </Failed>
      )}
      {!purchases && !isError && <SkeletonRows rows={2} label={formatMessage(messages.loading)} />}
      {purchases?.length === 0 && <FormattedMessage {...messages.noPurchases} />}
      <RowList>
        {purchases?.map(({ id, number, status, total, currency, createdAt }) => (
          <Row
            key={id}
            title={
              <TextLink asChild>
                <Link to={fill(paths.purchase, { id })}>
                  <FormattedMessage {...messages.purchase} values={{ number }} />
                </Link>
              </TextLink>
            }
            tags={
              <StateTag tone={status === 'paid' ? 'success' : 'neutral'}>
                <FormattedMessage {...messages[status]} />
              </StateTag>
            }
            facts={longDay(createdAt.slice(0, 10))}
            end={<Numeral size="m">{money(total, currency)}</Numeral>}
          />
        ))}
      </RowList>
    </Section>
  )
}
