import { NumberFormatBase, PatternFormat } from 'react-number-format'
import { digitsOf, groupedNumber } from '#contract/payment/card'
import { TextField, type TextFieldProps } from '../../../ui/kit/TextField'

/** The format's props out of a field's: it owns the value, so that the caret stays where it was typed. */
const formatted = ({ defaultValue: _value, type: _type, value: _controlled, ...field }: TextFieldProps) => ({
  ...field,
  customInput: TextField,
  inputMode: 'numeric' as const,
})

/** A card number in the groups of its brand, as it is typed, pasted or deleted. */
export const CardNumberField = (field: TextFieldProps) => (
  <NumberFormatBase {...formatted(field)} autoComplete="cc-number" format={groupedNumber} removeFormatting={digitsOf} />
)

/** MM/YY; the field adds the slash. */
export const ExpiryField = (field: TextFieldProps) => (
  <PatternFormat {...formatted(field)} autoComplete="cc-exp" format="##/##" />
)
