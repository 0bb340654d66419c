import { defineSlotRecipe, NativeSelect } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { withRecipe } from '../system/withRecipe'
import { Field, wire, type FieldTexts } from './Field'
import { boxWithEnd, denseBox } from './fieldRecipe'

const Root = withRecipe(
  NativeSelect.Root,
  defineSlotRecipe({
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative' },
      field: { ...boxWithEnd, cursor: 'pointer', textOverflow: 'ellipsis' },
      indicator: {
        position: 'absolute',
        right: '14px',
        top: 'calc(50% - 10px)',
        width: '20px',
        height: '20px',
        pointerEvents: 'none',
        strokeLinecap: 'square',
        strokeLinejoin: 'miter',
      },
    },
    variants: { dense: { true: { field: denseBox } } },
  }),
)

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width'> &
  FieldTexts & { dense?: boolean }

export const SelectField = ({ label, hint, error, id, dense, children, ...select }: SelectFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? select.name ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Root dense={dense}>
        <NativeSelect.Field {...select} {...wire(fieldId, { hint, error })}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator asChild>
          <ChevronDown aria-hidden />
        </NativeSelect.Indicator>
      </Root>
    </Field>
  )
}
