import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { measureRoom } from '../../store/show/measureRoom'
import { selectShowView, type Room } from '../../store/show/showViewSlice'
import { useWidth } from '../../ui/kit/useWidth'

/** The widths (px) below which too little of the matrix is seen beside its fixed columns, and too little of the rings. */
const matrixWidth = 600
const ringsWidth = 800

const roomIn = (width: number): Room => {
  if (width >= ringsWidth) return 'rings'
  return width >= matrixWidth ? 'matrix' : 'narrow'
}

/** How much room the classes of a show have in the element that `ref` is given to. */
export const useRoom = <Element extends HTMLElement>() => {
  const dispatch = useAppDispatch()
  const measure = useCallback((width: number) => dispatch(measureRoom(roomIn(width))), [dispatch])
  return { ref: useWidth<Element>(measure), room: useAppSelector(selectShowView).room }
}
