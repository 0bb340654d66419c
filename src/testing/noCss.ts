// jsdom draws nothing: a style sheet is an empty module.
export {}
