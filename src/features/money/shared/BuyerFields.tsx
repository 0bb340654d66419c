import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import type { InvoiceForm } from '#contract/money/invoiceKinds'
import { limits } from '#contract/shared/limits'
import { TextAreaField } from '../../../ui/kit/TextAreaField'
import { TextField } from '../../../ui/kit/TextField'
import { buyerMessages, taxNumberMessages } from './invoiceMessages'

interface Props {
  form: InvoiceForm
  of: (
    field: 'name' | 'address' | 'taxNumber',
  ) => ComponentProps<typeof TextField> & ComponentProps<typeof TextAreaField>
  /** They are the reader's own, which the browser may fill in. */
  isOwn?: boolean
}

/** The fields of who an invoice is made out to. */
export const BuyerFields = ({ form, of, isOwn = false }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <TextField autoComplete={isOwn ? 'name' : 'off'} maxLength={limits.registeredNameMax} {...of('name')} />
      <TextAreaField
        autoComplete={isOwn ? 'street-address' : 'off'}
        hint={formatMessage(buyerMessages.addressHint)}
        maxLength={limits.postalAddressMax}
        rows={3}
        style={{ minHeight: '96px' }}
        {...of('address')}
      />
      <TextField
        autoComplete="off"
        spellCheck={false}
        hint={formatMessage(taxNumberMessages[form].hint)}
        maxLength={limits.taxNumberTyped}
        {...of('taxNumber')}
      />
    </>
  )
}
