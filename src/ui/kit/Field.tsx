import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 } })
const Label = chakra('label', { base: { textStyle: 'label', alignSelf: 'flex-start' } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })
const ErrorText = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'danger.fg',
    display: 'flex',
    gap: '2',
    '& svg': { flexShrink: 0, width: '18px', height: '18px', mt: '1px' },
  },
})

export type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode }
export type FieldWires = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/**
 * The change event of a field that is no native input: the part of an event that forms read. `nativeEvent` is the key,
 * where one was pressed.
 */
export type FieldChange = {
  target: { value: string; type: string; form: HTMLFormElement | null }
  nativeEvent?: Event
}

/** The attributes of the control inside a Field: screen readers announce hint and error with it. */
export const wire = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): FieldWires => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined,
})

type NotesProps = Omit<FieldTexts, 'label'> & { id: string }

export const FieldNotes = ({ id, hint, error }: NotesProps) => (
  <>
    {error ? (
      <ErrorText id={`${id}-error`}>
        <CircleAlert aria-hidden />
        <span>{error}</span>
      </ErrorText>
    ) : null}
    {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
  </>
)

export type FieldProps = FieldTexts & { id: string; children: ReactNode }

export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <Root>
    <Label id={`${id}-label`} htmlFor={id}>
      {label}
    </Label>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </Root>
)
