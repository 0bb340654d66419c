import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { costsOf, type Settlement } from '#contract/money/settlement'
import { useFormats } from '../../../i18n/useFormats'
import type { DialogOverlay } from '../../../store/ui/overlay'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Numeral } from '../../../ui/kit/Numeral'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { AddCost } from './AddCost'
import { costMessages, kindMessages, messages } from './messages'
import { RemoveCost } from './RemoveCost'

const dialog: DialogOverlay = { kind: 'dialog', dialog: 'addCost' }

/** What a show costs, a row each; first what its payments cost. */
export const Costs = ({ slug, known }: { slug: string; known: Settlement }) => {
  const { fees, currency } = known
  const costs = costsOf(known)
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { isOpen, setOpen } = useOpen(dialog)
  return (
    <Section heading={<FormattedMessage {...messages.costs} />}>
      {costs.length + fees.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noCosts} />
        </p>
      ) : (
        <RowList label={formatMessage(messages.costs)}>
          {fees.map((fee) => (
            <Row
              key={fee.currency}
              title={<FormattedMessage {...messages.fees} />}
              facts={<FormattedMessage {...messages.feesFrom} />}
              end={<Numeral size="s">{money(fee.amount, fee.currency)}</Numeral>}
            />
          ))}
          {costs.map((cost) => (
            <Row
              key={cost.id}
              title={<bdi>{cost.text}</bdi>}
              facts={
                cost.listed ? (
                  <FormattedMessage {...kindMessages[cost.kind]} />
                ) : (
                  <FormattedMessage
                    {...messages.fromContract}
                    values={{ kind: formatMessage(kindMessages[cost.kind]) }}
                  />
                )
              }
              end={
                <>
                  <Numeral size="s">{money(cost.amount, cost.currency)}</Numeral>
                  {cost.listed && <RemoveCost slug={slug} cost={cost.listed} />}
                </>
              }
            />
          ))}
        </RowList>
      )}
      <chakra.div marginTop="4">
        <Button variant="outline" icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FormattedMessage {...costMessages.open} />
        </Button>
      </chakra.div>
      {isOpen && <AddCost slug={slug} currency={currency} onClose={() => setOpen(false)} />}
    </Section>
  )
}
