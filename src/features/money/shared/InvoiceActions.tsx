import { chakra } from '@chakra-ui/react'
import { Download, Mail } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { InvoiceRow } from '#contract/money/invoice'
import { locales, type Locale } from '#contract/shared/locales'
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
  own: { useSave: useSaveInvoiceMutation, useSend: useSendInvoiceMutation },
  desk: { useSave: useSaveDeskInvoiceMutation, useSend: useSendDeskInvoiceMutation },
} as const

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })
const words = {
  en: { label: messages.english, named: messages.englishNamed },
  pl: { label: messages.polish, named: messages.polishNamed },
} as const

interface Props {
  invoice: InvoiceRow
  /** Whose calls are made: those of its owner, or of the office. */
  by: keyof typeof calls
}

/** Saves a document as a file in one language. */
const SaveInvoice = ({ invoice: { id, number }, by, language }: Props & { language: Locale }) => {
  const { formatMessage } = useIntl()
  const [save, saved] = calls[by].useSave({ fixedCacheKey: `invoice ${id} as PDF, ${language}` })
  const failure = failureOf(saved)
  return (
    <>
      <Button
        variant="outline"
        dense
        icon={<Download aria-hidden />}
        aria-label={formatMessage(words[language].named, { number })}
        pending={saved.isLoading}
        onClick={() => void save({ id, number, language })}
      >
        <FormattedMessage {...words[language].label} />
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </>
  )
}

/** Saves a document as a file in either language, and emails its owner a link to it. */
export const InvoiceActions = ({ invoice, by }: Props) => {
  const { formatMessage } = useIntl()
  const { id, number } = invoice
  const [send, sent] = calls[by].useSend({ fixedCacheKey: `invoice ${id}` })
  const failure = failureOf(sent)
  return (
    <div>
      <Actions>
        {locales.map((language) => (
          <SaveInvoice key={language} invoice={invoice} by={by} language={language} />
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
