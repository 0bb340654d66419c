/** Where contents or a drawing fit beside the text: by the width of the column, which the members' menu reduces. */
export const wideContainer = '@container (width >= 58rem)'
