import type { Overlay } from '../ui/overlay'

/** The search of the desk among what is open: apart from its slice, which comes with it. */
export const deskSearchDialog: Overlay = { kind: 'dialog', dialog: 'deskSearch' }
