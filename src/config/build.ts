declare const process: { env: { NODE_ENV?: string; BOOT?: string } }

/** False in the build that people use; the bundler writes it in. */
export const developing = process.env.NODE_ENV !== 'production'

/** True in the build that the benchmark compares with: everything in one go. */
export const synchronousBoot = process.env.BOOT === 'at-once'
