import { chakra, defineSlotRecipe, Menu, Portal } from '@chakra-ui/react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { popupItem, popupPanel } from './popupStyles'

const recipe = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      ...popupPanel,
      minWidth: '220px',
      maxWidth: 'calc(100vw - 24px)',
      maxHeight: 'var(--available-height)',
      paddingBlock: '2',
      outline: 'none',
    },
    item: {
      ...popupItem,
      '&[data-danger]': { color: 'danger.fg' },
      '&[data-separated]': {
        borderTop: '1px solid',
        borderColor: 'border',
        marginTop: '2',
        paddingTop: '3',
        alignItems: 'flex-start',
      },
    },
  },
})

const Note = chakra('span', {
  base: { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted', maxWidth: '28ch' },
})

export interface MenuAction {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Where it leads; else what it does. */
  to?: string
  onSelect?: () => void
  /** What it will do, under the label. */
  note?: ReactNode
  danger?: boolean
  /** Apart from the actions before it. */
  separated?: boolean
  disabled?: boolean
}

interface Props {
  isOpen: boolean
  setOpen: (open: boolean) => void
  buttonId: string
  actions: readonly MenuAction[]
}

/** What Menu loads. */
export const MenuList = ({ isOpen, setOpen, buttonId, actions }: Props) => {
  const first = actions.find(({ disabled }) => !disabled)?.id ?? null
  const navigate = useNavigate()
  const [highlighted, setHighlighted] = useState<string | null>(first)
  const [exits, setExits] = useState(0)
  // Zag may focus the list again a frame after returning the focus to the button; it would be lost when the list unmounts.
  useEffect(() => {
    if (exits > 0 && document.activeElement === document.body)
      document.getElementById(buttonId)?.focus({ preventScroll: true })
  }, [exits, buttonId])
  return (
    <Menu.Root
      recipe={recipe}
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      ids={{ trigger: buttonId }}
      highlightedValue={highlighted}
      onHighlightChange={(next) => setHighlighted(next.highlightedValue)}
      // The machine's own press of a link would load the whole page.
      navigate={({ value }) => void navigate(actions.find(({ id }) => id === value)?.to ?? '')}
      onExitComplete={() => {
        // The next time it opens at its first line again.
        setHighlighted(first)
        setExits(exits + 1)
      }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ id, label, icon, to, onSelect, note, danger, separated, disabled }) => (
              <Menu.Item
                key={id}
                value={id}
                data-danger={danger ? '' : undefined}
                data-separated={separated ? '' : undefined}
                disabled={disabled}
                onSelect={onSelect}
                asChild={to !== undefined}
              >
                {to === undefined ? (
                  <>
                    {icon}
                    <span>
                      {label}
                      {note && <Note>{note}</Note>}
                    </span>
                  </>
                ) : (
                  <Link to={to}>
                    {icon}
                    <span>{label}</span>
                  </Link>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
