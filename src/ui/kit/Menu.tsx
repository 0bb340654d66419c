import { chakra } from '@chakra-ui/react'
import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { ButtonProps } from './Button'
import type { MenuAction } from './MenuList'
import { OnDemand } from './OnDemand'

const load = async () => (await import(/* webpackChunkName: "menu" */ './MenuList')).MenuList
const Root = chakra('div', { base: { position: 'relative', display: 'inline-block', maxWidth: 'full' } })

interface Props {
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** A Button or IconButton of the kit. */
  button: ReactElement<Pick<ButtonProps, 'id' | 'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'>>
  actions: readonly MenuAction[]
}

/**
 * What can be done with one thing: arrows and letters choose, Escape closes. The list loads when it is first opened. Links of
 * the header are no such menu (layouts/useMenu): they work before any script has run.
 */
export const Menu = ({ isOpen, setOpen, button, actions }: Props) => {
  const id = useId()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <Root>
      {cloneElement(button, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {wasOpen && (
        <OnDemand name="menu" load={load}>
          {(List) => <List isOpen={isOpen} setOpen={setOpen} buttonId={id} actions={actions} />}
        </OnDemand>
      )}
    </Root>
  )
}
