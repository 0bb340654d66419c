/** Kept free until the menu has come, so that the screen below does not move. */
export const deskMenuHeight = '49px'
