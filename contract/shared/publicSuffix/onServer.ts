import { parse } from 'tldts'

/** Whether a host ends as hosts on the internet do, by the public suffix list: prize.click does, rex.doliny does not. */
export const hasPublicSuffix = (host: string): boolean => parse(host).isIcann === true
