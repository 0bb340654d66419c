import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '../../../contract/paths'
import { useGetPurchasesQuery } from '../../api/purchasesApi'
import { useFormats } from '../../i18n/useFormats'
import { Numeral } from '../../ui/kit/Numeral'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { Section } from '../../ui/kit/Section'
import { StateTag } from '../../ui/kit/StateTag'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'
import { Part } from './Part'

/** Everything that was bought, and how it stands. */
export const MyPurchases = () => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  return (
    <Section heading={formatMessage(messages.purchases)}>
      <Part asked={useGetPurchasesQuery()} rows={2}>
        {(purchases) =>
          purchases.length === 0 ? (
            <FormattedMessage {...messages.noPurchases} />
          ) : (
            <RowList>
              {purchases.map(({ id, number, status, total, currency, createdAt }) => (
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
          )
        }
      </Part>
    </Section>
  )
}
