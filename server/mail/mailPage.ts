/** A mail as a page has inline styles and nothing else: no script, no picture, no address to send anything to. */
export const mailPageDirectives = (frames: string[] = []) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    ...(frames.length > 0 && { frameSrc: frames }),
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
})
