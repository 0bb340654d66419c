import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayAt } from '#contract/shared/calendar'
import type { Purchase } from '#contract/purchase/purchase'
import { defaultRules } from '#contract/entry/rules'
import { useGetRulesQuery } from '../../../api/entry/rulesApi'
import { useFormats } from '../../../i18n/useFormats'
import { DataList } from '../../../ui/kit/DataList'
import { transferMessages as messages } from './transferMessages'

/** Where the money of a purchase is to be sent, what to write on it, and until when its places are held. */
export const TransferDetails = ({ transfer }: { transfer: NonNullable<Purchase['transfer']> }) => {
  const { formatMessage } = useIntl()
  const { longDay } = useFormats()
  const { data: rules = defaultRules } = useGetRulesQuery()
  const { accountName, iban, reference, until } = transfer
  const facts = { accountName, iban, reference }
  const names = ['accountName', 'iban', 'reference'] as const
  return (
    <div>
      <chakra.h2 textStyle="h3">
        <FormattedMessage {...messages.heading} />
      </chakra.h2>
      <DataList
        items={[
          ...names.map((name) => ({ id: name, label: formatMessage(messages[name]), value: facts[name] })),
          ...(until === null
            ? []
            : [{ id: 'until', label: formatMessage(messages.until), value: longDay(dayAt(until, rules.timeZone)) }]),
        ]}
      />
      <chakra.p textStyle="small" color="fg.muted" marginTop="3">
        <FormattedMessage {...messages.hint} />
      </chakra.p>
    </div>
  )
}
