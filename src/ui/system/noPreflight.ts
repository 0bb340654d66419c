/** In place of Chakra's reset in the browser's build: every page brings that along already (webpack.config.ts). */
export const createPreflight = () => ({})
