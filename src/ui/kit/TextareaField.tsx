import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { Field, wire } from './Field'
import type { FieldTexts } from './Field'
import { boxLook } from './fieldLook'

const Area = chakra('textarea', boxLook)

export type TextareaFieldProps = Omit<ComponentProps<'textarea'>, 'color' | 'height' | 'width'> & FieldTexts

export const TextareaField = ({ label, hint, error, id, ...area }: TextareaFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? area.name ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Area rows={4} resize="vertical" {...area} {...wire(fieldId, { hint, error })} />
    </Field>
  )
}
