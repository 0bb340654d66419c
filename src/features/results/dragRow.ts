import type { ComponentProps } from 'react'

// A separate type: a text or a file that is dragged here from elsewhere is no row.
const type = 'application/x-running-order'

/** Lets a row of a running order be dragged, and takes another one in its place. The browser holds which one it is. */
export const dragRow = (entryId: string, takeInPlace: (dragged: string) => void): ComponentProps<'li'> => ({
  draggable: true,
  onDragStart: ({ dataTransfer }) => {
    dataTransfer.setData(type, entryId)
    dataTransfer.effectAllowed = 'move'
  },
  onDragOver: (event) => {
    if (!event.dataTransfer.types.includes(type)) return
    event.preventDefault()
    event.currentTarget.dataset.over = ''
  },
  onDragLeave: ({ currentTarget }) => {
    delete currentTarget.dataset.over
  },
  onDrop: (event) => {
    const dragged = event.dataTransfer.getData(type)
    delete event.currentTarget.dataset.over
    if (dragged === '' || dragged === entryId) return
    event.preventDefault()
    takeInPlace(dragged)
  },
})
