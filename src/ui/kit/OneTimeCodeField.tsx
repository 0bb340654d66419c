import { TextField, type TextFieldProps } from './TextField'

/** A code that is typed, or filled in by the device. */
export const OneTimeCodeField = (field: TextFieldProps) => (
  <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field} />
)
