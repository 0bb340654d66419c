/** The page that shows a recorded trace, sealed; the player opens it as a frame. No screen of the application. */
export const qaFramePath = '/qa/frame'
/** Where its files are: a separate build. */
export const qaFrameFiles = '/qa/files'
/** Among them, the script of the worker that checks traces. */
export const qaWorkerFile = 'traceWorker.js'
/** The folder of the traces that a link opens, each as {name}.json. */
export const qaTraceFiles = '/qa/traces'
