import { Textarea } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { withRecipe } from '../system/withRecipe'
import { Field, wire, type FieldTexts } from './Field'
import { boxRecipe } from './fieldRecipe'

const Area = withRecipe(Textarea, boxRecipe)

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'color'> & FieldTexts

/** A text of several lines; it grows with what is written where the browser can. */
export const TextAreaField = ({ label, hint, error, id, ...area }: TextAreaFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? area.name ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Area
        minHeight="168px"
        paddingBlock="12px"
        css={{ fieldSizing: 'content', resize: 'vertical' }}
        {...area}
        {...wire(fieldId, { hint, error })}
      />
    </Field>
  )
}
