import { chakra } from '@chakra-ui/react'
import { Download, Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow } from '#contract/money/invoice'
import { locales } from '#contract/shared/locales'
import { failureOf } from '../../../api/failureOf'
import {
  useSaveDeskInvoiceMutation,
  useSaveInvoiceMutation,
  useSendDeskInvoiceMutation,
  useSendInvoiceMutation,
} from '../../../api/money/invoiceApi'
import { Button } from '../../../ui/kit/Button'
import { FormError } from '../../../ui/kit/FormError'
import { documentMessages as messages } from './invoiceMessages'

const calls = {
  own: [useSaveInvoiceMutation, useSendInvoiceMutation],
  desk: [useSaveDeskInvoiceMutation, useSendDeskInvoiceMutation],
} as const

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })
const words = {
  en: [messages.english, messages.englishNamed],
  pl: [messages.polish, messages.polishNamed],
} as const

/** Saves a document as a file in either language, and emails its owner a link to it. */
export const InvoiceActions = ({ invoice: { id, number }, by }: { invoice: InvoiceRow; by: keyof typeof calls }) => {
  const { formatMessage } = useIntl()
  const [useSave, useSend] = calls[by]
  const [save, saved] = useSave({ fixedCacheKey: `invoice as PDF ${id}` })
  const [send, sent] = useSend({ fixedCacheKey: `invoice ${id}` })
  const failure = failureOf(saved) ?? failureOf(sent)
  return (
    <div>
      <Actions>
        {locales.map((language) => (
          <Button
            key={language}
            variant="outline"
            dense
            icon={<Download aria-hidden />}
            aria-label={formatMessage(words[language][1], { number })}
            pending={saved.isLoading && saved.originalArgs?.language === language}
            onClick={() => void save({ id, number, language })}
          >
            <FormattedMessage {...words[language][0]} />
          </Button>
        ))}
        <Button
          variant="outline"
          dense
          icon={<Mail aria-hidden />}
          aria-label={formatMessage(messages.sendNamed, { number })}
          pending={sent.isLoading}
          onClick={() => void send(id)}
        >
          <FormattedMessage {...messages.send} />
        </Button>
      </Actions>
      <chakra.p role="status" textStyle="small" css={{ '&:not(:empty)': { marginTop: '2' } }}>
        {sent.isSuccess && <FormattedMessage {...messages.sent} values={{ number }} />}
      </chakra.p>
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  )
}
