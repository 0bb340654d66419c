/** The page that shows a recorded trace, sealed; the player opens it as a frame. No screen of the application. */
export const qaFramePath = '/qa/frame'
/** Where its files are: a separate build. */
export const qaFrameFiles = '/qa/files'
/** The folder of the traces that a link opens, each as {name}.json. */
export const qaTraceFiles = '/qa/traces'
