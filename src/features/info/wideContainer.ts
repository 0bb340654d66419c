/** Where contents or a drawing fit beside the text: told by the column, which the members' menu makes narrower. */
export const wideContainer = '@container (width >= 58rem)'
