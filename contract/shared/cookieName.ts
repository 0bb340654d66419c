/** A cookie's name; over https with the prefix that lets a browser take it over https alone (RFC 6265bis). */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Secure-${name}` : name)
