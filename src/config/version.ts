declare const process: { env: { VERSION?: string; COMMIT?: string } }

/** Which build this is; the bundler writes it in. */
export const app = {
  name: 'clear-round',
  version: process.env.VERSION ?? '',
  commit: process.env.COMMIT ?? '',
}
