import { useEffect, useRef, useState } from 'react'
import type { DialogWindowProps } from './DialogWindow'
import { OnDemand } from './OnDemand'

const load = async () => (await import(/* webpackChunkName: "dialog" */ './DialogWindow')).DialogWindow

/**
 * A dialog; on phones a sheet from below. The focus goes into it and back to what opened it. Escape closes it, and a press
 * beside it where nothing is decided or typed. With `confirm` it asks: the safe choice comes first, and Escape is that
 * choice.
 */
export const Dialog = (props: Omit<DialogWindowProps, 'opener'>) => {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.open && !wasOpen) setWasOpen(true)
  // Found here, before anything that loads into the dialog can take the focus.
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (props.open) opener.current = document.activeElement
  }, [props.open])
  // Still there when it has closed: it gives the focus back.
  return wasOpen ? (
    <OnDemand name="dialog" load={load}>
      {(Window) => <Window {...props} opener={opener} />}
    </OnDemand>
  ) : null
}
