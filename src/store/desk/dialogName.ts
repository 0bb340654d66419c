/** The search of the desk among what is open: apart from its slice, which comes with it. */
export const deskSearchDialog = 'dialog.desk-search'
