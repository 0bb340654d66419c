import { keyframes } from '@emotion/react'
import { chakra, Dialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { kitMessages } from '../../i18n/kitMessages'
import { Button } from './Button'
import { IconButton } from './IconButton'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })
const fade = keyframes({ from: { opacity: 0 } })

const Backdrop = chakra(Dialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'dialog',
    bg: 'color-mix(in srgb, {colors.pine.900} 64%, transparent)',
    '&[data-state=open]': { animation: `${fade} {durations.step} {easings.run}` },
  },
})
const Positioner = chakra(Dialog.Positioner, {
  base: {
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
})
const Content = chakra(Dialog.Content, {
  base: {
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
  variants: {
    narrow: { true: { maxWidth: { md: '420px' } } },
    irreversible: {
      true: {
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
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: { base: '20px 18px 0', md: '24px 32px 0' },
    '& > button': { margin: '-8px -12px 0 0' },
  },
})
const Title = chakra(Dialog.Title, { base: { textStyle: 'h2', flex: '1', minWidth: 0, overflowWrap: 'anywhere' } })
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '8px 18px 24px', md: '8px 32px 32px' },
    paddingBottom: { base: 'calc(24px + env(safe-area-inset-bottom))', md: '6' },
  },
})
const Text = chakra(Dialog.Description, { base: { color: 'fg.muted' } })
const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    justifyContent: 'space-between',
    gap: '3',
    marginTop: '2',
    // A thumb reaches the whole width.
    '& > button > span:first-of-type': { flex: { base: '1', sm: 'none' }, justifyContent: 'center' },
  },
})

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
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next.open && onClose()}
      // The safe choice of a question; else a day of a calendar, or the first field.
      initialFocusEl={() =>
        within(confirm ? '[data-safe]' : '[data-focus]') ?? within('input, select, textarea') ?? null
      }
      // A stray click beside it would lose what was typed.
      closeOnInteractOutside={!irreversible && !confirm}
      role={confirm ? 'alertdialog' : 'dialog'}
      finalFocusEl={() => opener.current as HTMLElement | null}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Backdrop />
        <Positioner>
          <Content irreversible={irreversible} narrow={narrow}>
            <Head>
              <Title>{title}</Title>
              {!confirm && (
                <Dialog.CloseTrigger asChild>
                  <IconButton label={formatMessage(kitMessages.close)} icon={<X aria-hidden />} />
                </Dialog.CloseTrigger>
              )}
            </Head>
            <Body ref={body}>
              {text && <Text>{text}</Text>}
              {children}
              {confirm && (
                <Choices>
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
                </Choices>
              )}
            </Body>
          </Content>
        </Positioner>
      </Portal>
    </Dialog.Root>
  )
}
