import {
  chakra,
  Combobox as Machine,
  createListCollection,
  defineSlotRecipe,
  Portal,
  useCombobox,
} from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type FocusEventHandler, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commonMessages } from '../../i18n/commonMessages'
import { kitMessages } from '../../i18n/kitMessages'
import { normalizeText } from '#contract/shared/normalizeText'
import { Button } from './Button'
import { Field, wire, type FieldChange, type FieldTexts } from './Field'
import { boxWithEnd } from './fieldRecipe'
import { IconButton } from './IconButton'
import { popupItem, popupPanel } from './popupStyles'
import { VisuallyHidden } from './VisuallyHidden'

const recipe = defineSlotRecipe({
  slots: ['control', 'input', 'content', 'item'],
  base: {
    control: { position: 'relative' },
    input: boxWithEnd,
    content: { ...popupPanel, maxHeight: 'min(340px, var(--available-height))', paddingBlock: '2' },
    item: { ...popupItem, '&[data-state=checked]': { fontWeight: 'bold' } },
  },
})
const End = chakra('div', { base: { position: 'absolute', right: '1px', top: 0, bottom: 0, display: 'flex' } })
const Note = chakra('div', { base: { color: 'fg.muted', paddingInline: '4', paddingBlock: '3' } })
const Failed = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } })

export interface ComboboxProps extends FieldTexts {
  id?: string
  name?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (change: FieldChange) => void
  onBlur?: FocusEventHandler
  /** What the value is called. With it the options only suggest: anything else that is typed is a value too. */
  freeText?: string
  /** Asks elsewhere for options; without it those given are searched, "lodz" finding "Łódź". */
  onSearch?: (text: string) => void
  state?: 'ready' | 'loading' | 'failed'
  onAgain?: () => void
  disabled?: boolean
}

const messageOf = { ready: kitMessages.noOptions, loading: kitMessages.optionsLoading, failed: null }

/** One of many, found by typing. What is typed and fits nothing is put back to what was chosen, unless the text is free. */
export const Combobox = ({
  label,
  hint,
  error,
  id,
  name,
  value,
  options,
  onChange,
  onBlur,
  freeText,
  onSearch,
  state = 'ready',
  onAgain,
  disabled,
}: ComboboxProps) => {
  const { formatMessage } = useIntl()
  const ownId = useId()
  const fieldId = id ?? name ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const shown = useMemo(
    () =>
      onSearch ? [...options] : options.filter((option) => normalizeText(option.label).includes(normalizeText(typed))),
    [onSearch, options, typed],
  )
  const collection = useMemo(() => createListCollection({ items: shown }), [shown])
  const choose = (next: string) => {
    if (next !== value) onChange({ target: { value: next, type: 'text', form: input.current?.form ?? null } })
  }
  const isFree = freeText !== undefined
  const search = (text: string) => {
    setTyped(text)
    onSearch?.(text)
    // Without its key, so that a form takes each text at once: the options depend on it.
    if (text === '' || isFree) choose(text)
  }
  const isListed = value !== '' && (!isFree || collection.has(value))
  const machine = useCombobox({
    collection,
    ids: { input: fieldId, label: `${fieldId}-label` },
    name,
    value: isListed ? [value] : [],
    onValueChange: (next) => choose(next.value[0] ?? ''),
    onInputValueChange: (next) => {
      if (next.reason === 'input-change') search(next.inputValue)
    },
    onOpenChange: ({ open }) => {
      if (!open) setTyped('')
    },
    disabled,
    invalid: Boolean(error),
    openOnClick: true,
    allowCustomValue: isFree,
    inputBehavior: isFree ? 'none' : 'autohighlight',
    positioning: { sameWidth: true, gutter: 4 },
    translations: { triggerLabel: formatMessage(kitMessages.showOptions) },
  })
  const { focused, setInputValue, setOpen, valueAsString } = machine
  // A choice made elsewhere is shown; typed text is never overwritten.
  useEffect(() => {
    if (freeText !== undefined && !focused) setInputValue(freeText)
  }, [freeText, focused, setInputValue])
  // Zag reverts the text only after its list has rendered: leaving the field sooner would keep what was typed.
  const leave: FocusEventHandler = (event) => {
    onBlur?.(event)
    if (isFree) return
    setOpen(false)
    setInputValue(valueAsString)
  }
  const note: ReactNode = messageOf[state] && formatMessage(messageOf[state])
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Machine.RootProvider recipe={recipe} value={machine} lazyMount unmountOnExit>
        <Machine.Control>
          <Machine.Input ref={input} onBlur={leave} {...wire(fieldId, { hint, error })} />
          <End>
            <Machine.Trigger asChild>
              <IconButton label={formatMessage(kitMessages.showOptions)} icon={<ChevronDown aria-hidden />} />
            </Machine.Trigger>
          </End>
        </Machine.Control>
        <Portal>
          <Machine.Positioner>
            <Machine.Content>
              {state === 'ready' &&
                shown.map((option) => (
                  <Machine.Item key={option.value} item={option}>
                    <Machine.ItemText>{option.label}</Machine.ItemText>
                  </Machine.Item>
                ))}
              {note !== null && (state === 'loading' || shown.length === 0) && <Note>{note}</Note>}
            </Machine.Content>
          </Machine.Positioner>
        </Portal>
        <VisuallyHidden role="status">
          <Machine.Context>
            {({ open }) =>
              open && (
                <span>
                  {state === 'ready' && shown.length > 0
                    ? formatMessage(kitMessages.optionCount, { count: shown.length })
                    : note}
                </span>
              )
            }
          </Machine.Context>
        </VisuallyHidden>
      </Machine.RootProvider>
      {state === 'failed' && (
        <Failed role="alert">
          <FormattedMessage {...kitMessages.optionsFailed} />
          <Button variant="outline" dense onClick={onAgain}>
            <FormattedMessage {...commonMessages.again} />
          </Button>
        </Failed>
      )}
    </Field>
  )
}
