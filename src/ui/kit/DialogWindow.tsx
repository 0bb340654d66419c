import { keyframes } from '@emotion/react'
import { defineSlotRecipe, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { kitMessages } from '../../i18n/kitMessages'
import { withRecipe } from '../system/withRecipe'
import { Button } from './Button'
import { IconButton } from './IconButton'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
const fade = keyframes({ from: { opacity: 0 } })

const Root = withRecipe(
  Dialog.Root,
  defineSlotRecipe({
    slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'description', 'footer'],
    base: {
      backdrop: {
        position: 'fixed',
        inset: 0,
        zIndex: 'dialog',
        bg: 'color-mix(in srgb, {colors.pine.900} 64%, transparent)',
        '&[data-state=open]': { animation: `${fade} {durations.step} {easings.run}` },
      },
      positioner: {
        position: 'fixed',
        inset: 0,
        zIndex: 'dialog',
        display: 'flex',
        justifyContent: 'center',
        alignItems: { base: 'flex-end', md: 'flex-start' },
        padding: { md: '7' },
        // Where it is taller than the window, the page behind stays, and the dialog scrolls as a page.
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
      content: {
        display: 'flex',
        flexDirection: 'column',
        width: 'full',
        maxWidth: { md: '680px' },
        maxHeight: { base: 'calc(100dvh - 32px)', md: 'none' },
        flexShrink: 0,
        overflowY: { base: 'auto', md: 'visible' },
        overscrollBehavior: 'contain',
        bg: 'bg.panel',
        borderRadius: { base: '4px 4px 0 0', md: 'panel' },
        boxShadow: 'overlay',
        '&[data-state=open]': { animation: `${rise} {durations.step} {easings.run}` },
        '@media (forced-colors: active)': { border: '2px solid' },
      },
      header: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '3',
        padding: { base: '20px 18px 0', md: '24px 32px 0' },
        '& > button': { margin: '-8px -12px 0 0' },
      },
      title: { textStyle: 'h2', flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
      body: {
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        padding: { base: '8px 18px 24px', md: '8px 32px 32px' },
        paddingBottom: { base: 'calc(24px + env(safe-area-inset-bottom))', md: '6' },
      },
      description: { color: 'fg.muted' },
      footer: {
        display: 'flex',
        flexDirection: { base: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: '3',
        marginTop: '2',
        // A thumb reaches the whole width.
        '& > button > span:first-of-type': { flex: { base: '1', sm: 'none' }, justifyContent: 'center' },
      },
    },
    variants: {
      narrow: { true: { content: { maxWidth: { md: '420px' } } } },
      irreversible: {
        true: {
          content: {
            // The pole of red and white: the action cannot be undone.
            '&::before': {
              content: '""',
              flexShrink: 0,
              height: '14px',
              borderRadius: '4px 4px 0 0',
              border: '2px solid {colors.danger.solid}',
              background: 'repeating-linear-gradient(90deg, {colors.danger.solid} 0 64px, white 64px 96px)',
            },
          },
        },
      },
    },
  }),
)

export interface DialogWindowProps {
  open: boolean
  /** What had the focus when it was opened, and gets it back. */
  opener: RefObject<Element | null>
  onClose: () => void
  title: ReactNode
  /** What will happen, read out with the title. */
  text?: ReactNode
  children?: ReactNode
  /** The action cannot be undone: the danger edge. */
  irreversible?: boolean
  narrow?: boolean
  /** Makes it a question: the action's own verb, and the safe choice where "Cancel" says too little. */
  confirm?: { action: ReactNode; icon?: ReactNode; keep?: ReactNode; pending?: boolean; onConfirm: () => void }
}

/** What Dialog loads. */
export const DialogWindow = ({
  open,
  opener,
  onClose,
  title,
  text,
  children,
  irreversible,
  narrow,
  confirm,
}: DialogWindowProps) => {
  const { formatMessage } = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const within = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
  return (
    <Root
      narrow={narrow}
      irreversible={irreversible}
      open={open}
      onOpenChange={(next) => !next.open && onClose()}
      // The safe choice of a question; else a day of a calendar, or the first field.
      initialFocusEl={() =>
        within(confirm ? '[data-safe]' : '[data-focus]') ?? within('input, select, textarea') ?? null
      }
      // A stray click beside it would lose what was typed.
      closeOnInteractOutside={!irreversible && !confirm}
      onInteractOutside={(event) => within('form') && event.preventDefault()}
      role={confirm ? 'alertdialog' : 'dialog'}
      finalFocusEl={() => opener.current as HTMLElement | null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {/* Round its ends, the trap of the focus moves it without scrolling there. */}
          <Dialog.Content onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              {!confirm && (
                <Dialog.CloseTrigger asChild>
                  <IconButton label={formatMessage(kitMessages.close)} icon={<X aria-hidden />} />
                </Dialog.CloseTrigger>
              )}
            </Dialog.Header>
            <Dialog.Body ref={body}>
              {text && <Dialog.Description>{text}</Dialog.Description>}
              {children}
              {confirm && (
                <Dialog.Footer>
                  <Dialog.CloseTrigger asChild>
                    <Button variant="outline" data-safe="">
                      {confirm.keep ?? <FormattedMessage {...kitMessages.cancel} />}
                    </Button>
                  </Dialog.CloseTrigger>
                  <Button
                    variant={irreversible ? 'danger' : 'plank'}
                    icon={confirm.icon}
                    pending={confirm.pending}
                    onClick={confirm.onConfirm}
                  >
                    {confirm.action}
                  </Button>
                </Dialog.Footer>
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Root>
  )
}
