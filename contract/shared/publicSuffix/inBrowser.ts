/** The list weighs 48 kB, more than any form: a page leaves such a name to the server, whose refusal it shows at the field. */
export const hasPublicSuffix = (_host: string): boolean => false
