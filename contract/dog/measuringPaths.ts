/** The addresses of a dog's measurements, for its keepers. Apart from the others, which the checkout brings. */
export const measuringPaths = {
  dogMeasurements: '/dogs/:slug/measurements',
  heightDispute: '/dogs/:slug/height-dispute',
} as const
