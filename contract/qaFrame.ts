/** The page that shows a recorded trace, sealed; the player opens it as a frame. No screen of the application. */
export const qaFramePath = '/qa/frame'
/** Where the files lie that it is made of: a build of its own. */
export const qaFrameFiles = '/qa/files'
/** Where the traces lie that a link opens, each as {name}.json. */
export const qaTraceFiles = '/qa/traces'
