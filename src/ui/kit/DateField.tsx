import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { kitMessages } from '../../i18n/kitMessages'
import { readTypedDate, typedDate } from '../../i18n/typedDate'
import { useShownLocale } from '../../i18n/useShownLocale'
import { Dialog } from './Dialog'
import type { FieldChange } from './Field'
import { IconButton } from './IconButton'
import { OnDemand } from './OnDemand'
import { TextField, type TextFieldProps } from './TextField'

const load = async () => (await import(/* webpackChunkName: "calendar" */ './Calendar')).Calendar
const isDate = (value: string) => readTypedDate(value) === value

export interface DateFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'error' | 'disabled' | 'onBlur'
> {
  /** An ISO date, or what was typed as long as it is none: so nothing is lost, and the form refuses it. */
  value?: string
  onChange: (change: FieldChange) => void
  /** ISO dates, the first and the last that can be picked. What is typed is for the form to judge. */
  min?: string
  max?: string
  /** Whether the calendar is open: state of the store (store/ui/useOpen). */
  calendar: { isOpen: boolean; setOpen: (open: boolean) => void }
}

/** A date, typed as the language writes it or picked from a calendar, which loads when it is first opened. */
export const DateField = ({ value = '', onChange, onBlur, min, max, calendar, ...field }: DateFieldProps) => {
  const { formatMessage } = useIntl()
  const locale = useShownLocale()
  const input = useRef<HTMLInputElement>(null)
  // 1/2/2026 stays as it is while it is typed, and is 01/02/2026 afterwards.
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string, nativeEvent?: Event) =>
    onChange({
      target: { value: readTypedDate(text) ?? text, type: 'text', form: input.current?.form ?? null },
      nativeEvent,
    })
  const own = typed !== null && (readTypedDate(typed) ?? typed) === value
  return (
    <>
      <TextField
        {...field}
        ref={input}
        hint={formatMessage(kitMessages.dateHint, { example: typedDate(locale, max ?? '2026-12-31') })}
        inputMode="numeric"
        autoComplete="off"
        value={own ? typed : isDate(value) ? typedDate(locale, value) : value}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value)
          change(target.value, nativeEvent)
        }}
        onBlur={(event) => {
          setTyped(null)
          onBlur?.(event)
        }}
        end={
          <IconButton
            label={formatMessage(kitMessages.chooseDate)}
            icon={<CalendarDays aria-hidden />}
            disabled={field.disabled}
            aria-haspopup="dialog"
            onClick={() => calendar.setOpen(true)}
          />
        }
      />
      <Dialog open={calendar.isOpen} onClose={() => calendar.setOpen(false)} title={field.label} narrow>
        <OnDemand name="calendar" load={load}>
          {(Calendar) => (
            <Calendar
              value={isDate(value) ? value : null}
              min={min}
              max={max}
              onPick={(iso) => {
                setTyped(null)
                change(iso)
                calendar.setOpen(false)
              }}
            />
          )}
        </OnDemand>
      </Dialog>
    </>
  )
}
